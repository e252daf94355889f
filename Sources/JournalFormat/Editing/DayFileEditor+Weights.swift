extension DayFileEditor {
  /// Adds a weight as a line of its own: below the last one under Weight, else in a new section at the end.
  ///
  /// `text` is the mass as it is written, `72.4 kg`, and `remark` what stands behind it, with a space in front. Refuses what would not be
  /// read as `weight`, whose range is not looked at.
  public func addingWeight(_ text: String, as weight: WeightEntry, remark: String = "") throws(EditRefusal)
    -> DayFileEdit
  {
    try refuseDamaged()
    let time = weight.time.map { "\($0.text()) " } ?? ""
    let fat = weight.bodyFatPercent.map { " / \(decimalText($0))%" } ?? ""
    let content = Array("\(time)\(text)\(fat)\(remark)".utf8)
    let tries = linePlaces(below: { $0.section == .weight }, orIn: .weight).lazy.map { place -> Try in
      let line = place.marker.bytes + content
      return (
        [
          file.source.insertion(
            of: place.above + [line], below: place.line, otherwise: file.template.lineEnding)
        ],
        .exchanged(.gaining(.weight(weight)))
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return EditRefusal(
        "there is no place in this file where ‘\(time)\(text)\(fat)\(remark)’ would be read as a weight; write it by hand"
      )
    }
  }

  /// Adds weights as `addingWeight` does, one below the other.
  public func addingWeights(_ weights: [WeightEntry]) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    var editor = self
    var edit = DayFileEdit(edits: [], result: file.source, day: day)
    for weight in weights {
      edit = try editor.addingWeight(weight.amountText, as: weight)
      editor = DayFileEditor(
        edit.result, day: file.day, path: file.path, parser: file.parser, template: file.template)
    }
    return edit.on(file.source)
  }
}
