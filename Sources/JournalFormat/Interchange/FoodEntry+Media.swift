extension FoodEntry {
  /// The pictures and recordings below `media/` that the entry names, as paths from the journal's folder.
  ///
  /// `path` is that of the day file. Links elsewhere, to the network for one, are left out.
  public func mediaPaths(inFile path: String) -> [String] {
    details.compactMap { detail in
      guard case .photo(let link) = detail,
        let place = mediaPath(link.string, relativeToFolderOf: path), place.hasPrefix("media/")
      else { return nil }
      return place
    }
  }
}
