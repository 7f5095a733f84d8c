extension String {
  /// The text without workflow commands. GitHub's runner executes any line of a log that begins with `::` after white
  /// space, or contains `##[`, and a RIB's name in a trace can be any text. A visible space breaks up both.
  package var withoutWorkflowCommands: String {
    guard utf8.contains(UInt8(ascii: ":")) || utf8.contains(UInt8(ascii: "#")) else { return self }
    var result = String.UnicodeScalarView()
    // A line break can put any word at the beginning of a line.
    var beginsWord = true
    var (colons, hashes) = (0, 0)
    for scalar in unicodeScalars {
      // The runner ignores these characters when it compares text.
      let isInvisible = scalar.properties.isDefaultIgnorableCodePoint
      if !isInvisible {
        if scalar == ":" && colons == 1 || scalar == "[" && hashes >= 2 { result.append(" ") }
        colons = scalar == ":" && beginsWord ? 1 : 0
        hashes = scalar == "#" ? hashes + 1 : 0
        beginsWord = scalar.properties.isWhitespace || colons > 0
      }
      result.append(scalar)
    }
    return String(result)
  }
}
