/// A file of any size, outside the journal, that another library writes under a temporary name beside its place, until one rename puts it
/// there. A process that is killed leaves the old file whole; the next one removes what it left.
struct BuiltFile {
  /// Where it will be.
  let path: String
  /// Where it is until then: an empty file, which is made anew.
  let unfinished: String
  private let folder: Descriptor
  private let name: String
  /// Held until this is forgotten, so that two commands never build in one folder.
  private let lock: Descriptor

  private static let mark = ".unfinished"

  /// Makes the folder at `folder`, locks it, and removes what killed commands left in it.
  init(_ name: String, inFolder path: String, orSay busy: String) throws(CommandFailure) {
    do { try NamedFile.makeFolder(of: path + "/" + name) } catch { throw CommandFailure(wrapping: error) }
    guard let folder = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY),
      let lock = folder.open(".lock".utf8, O_RDWR | O_CREAT | O_NOFOLLOW)
    else { throw AtomicWrite.refusal(path, systemMessage(errno)) }
    guard try JournalLock.lock(lock, Patience(), orSay: busy) else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
    (self.folder, self.lock, self.name) = (folder, lock, name)
    self.path = path + "/" + name
    unfinished = path + "/." + name + Self.mark
    for entry in FolderEntries(below: folder).readable where Self.isLeftOver(entry.name) {
      AtomicWrite.remove(folder.place(entry.name))
    }
    guard folder.open(".\(name)\(Self.mark)".utf8, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW) != nil else {
      throw AtomicWrite.refusal(unfinished, systemMessage(errno))
    }
  }

  /// Whether a name is that of a temporary file, or of one that SQLite makes beside it.
  private static func isLeftOver(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") && String(decoding: name, as: UTF8.self).contains(mark)
  }

  /// Puts it in its place, synced, once nobody writes to it any more.
  func finish() throws(CommandFailure) {
    guard let file = folder.file(".\(name)\(Self.mark)".utf8),
      uninterrupted({ fsync(file.number) }) == 0
    else { throw AtomicWrite.refusal(path, systemMessage(errno)) }
    let from = folder.place(Array(".\(name)\(Self.mark)".utf8))
    let error = AtomicWrite.replace(folder.place(Array(name.utf8)), by: from)
    guard error == 0 else { throw AtomicWrite.refusal(path, systemMessage(error)) }
    _ = uninterrupted { fsync(folder.number) }
  }

  /// Removes it; the file in its place stays.
  func discard() { AtomicWrite.remove(folder.place(Array(".\(name)\(Self.mark)".utf8))) }
}
