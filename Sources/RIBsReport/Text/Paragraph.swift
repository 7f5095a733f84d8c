extension TextStyle {
  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - label: Stands before the first line.
  ///   - indent: Where all lines begin, in columns; the label has to fit in it.
  ///   - width: How many columns there are; those of the style by default.
  /// - Returns: Lines without their ends. A word that is too long stays whole, so that a path can be
  ///   clicked or copied.
  func lines(_ text: String, label: String = "", indent: Int, width: Int? = nil) -> [String] {
    let width = width ?? self.width
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = label + String(repeating: " ", count: max(0, indent - label.count))
    var isEmpty = true
    for word in text.printable.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
