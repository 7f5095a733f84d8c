extension String {
  /// The text without what GitHub's runner obeys. It takes a line for a command that begins with `::`, white space
  /// aside, or has `##[` in it anywhere, whichever program wrote it; and what a trace calls a RIB can be anything. A
  /// space breaks both up, and can be seen.
  package var withoutWorkflowCommands: String {
    guard utf8.contains(UInt8(ascii: ":")) || utf8.contains(UInt8(ascii: "#")) else { return self }
    var result = String.UnicodeScalarView()
    // Any word may come to stand at the beginning of a line.
    var beginsWord = true
    var (colons, hashes) = (0, 0)
    for scalar in unicodeScalars {
      // The runner's way to compare texts passes over these.
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
