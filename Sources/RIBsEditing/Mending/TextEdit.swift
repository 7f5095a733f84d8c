import RIBsAnalysis

/// Text that replaces a part of a file, in bytes.
struct TextEdit: Hashable {
  let range: Range<Int>
  let text: String

  static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: text)
  }

  /// Whether both cannot be made. Text at one offset would come in an order that nobody chose.
  func conflicts(with other: TextEdit) -> Bool {
    range.lowerBound == other.range.lowerBound || range.overlaps(other.range)
  }
}

extension EditedFile {
  /// An edit as others apply it to the file, which is named as the analysis names it.
  func replacement(_ edit: TextEdit) -> Replacement {
    Replacement(
      file: path, start: position(edit.range.lowerBound), end: position(edit.range.upperBound),
      text: withOwnLineEnds(edit.text))
  }

  private func position(_ offset: Int) -> Replacement.Position {
    Replacement.Position(
      line: lineNumber(of: offset), column: text(lineStart(of: offset)..<offset).utf16.count + 1)
  }
}
