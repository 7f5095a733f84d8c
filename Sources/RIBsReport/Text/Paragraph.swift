extension TextStyle {
  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - label: The text before the first line.
  ///   - indent: The column at which all lines begin; must leave room for the label.
  ///   - width: The number of columns; by default, the style's.
  /// - Returns: Lines without line endings. A word longer than a line stays whole, so that paths can be clicked
  ///   or copied.
  package func lines(_ text: String, label: String = "", indent: Int, width: Int? = nil) -> [String]
  {
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
