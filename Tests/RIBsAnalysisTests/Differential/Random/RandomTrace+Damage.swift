/// Damage to traces.
extension RandomTrace {
  mutating func damage(_ lines: inout [DraftLine]) {
    for _ in 0..<random.number(1...3) {
      let index = random.number(0...lines.count - 1)
      switch random.number(1...10) {
      case 1...4: damage(&lines[index])
      case 5, 6: lines.insert(unknown(), at: index)
      case 7, 8: lines.insert(DraftLine(raw: malformed()), at: index)
      case 9: lines[index] = DraftLine(raw: String(lines[index].text.dropLast(5)))
      default: insertLong(&lines, at: index)
      }
    }
  }

  /// Removes a key, gives it the wrong type, or adds an unknown one.
  private mutating func damage(_ line: inout DraftLine) {
    guard var key = random.any(line.fields.map(\.key)) else { return }
    let kind = random.number(1...6)
    // The key belongs to other events or is optional in this one.
    if kind == 5 {
      key = random.pick(["id", "parent", "rib", "kind", "cause", "removed", "at", "thread", "step"])
    }
    switch kind {
    case 1, 2: line[key] = nil
    case 3...5:
      line[key] = random.pick([
        "null", "0", "-1", "1.5", "true", #""x""#, #""""#, "[]", #"{"a":1}"#,
        "99999999999999999999", "3",
      ])
    default: line["colour"] = #""red""#
    }
  }

  private mutating func unknown() -> DraftLine {
    var line = DraftLine(random.pick(["zoom", "Attach"]))
    if random.chance(80) { line["t"] = random.pick(["0", "1000000", "90000000000"]) }
    if random.chance(50) { line["seq"] = "\(random.number(1...20))" }
    if random.chance(50) { line["id"] = "\(random.number(1...9))" }
    return line
  }

  private mutating func malformed() -> String {
    random.pick([
      "{", "hello", "[1,2]", "{\"type\":\"settle\",\"t\":1", "42", #"{"type":5}"#, "{}", "null",
      #"{"seq":3,"t":5}"#, "\u{0}", "{\"type\":\"settle\",\"t\":1}\u{0}", "\"settle\"",
    ])
  }

  /// Inserts a line of exactly the permitted length, or a longer one.
  private mutating func insertLong(_ lines: inout [DraftLine], at index: Int) {
    guard random.chance(10) else { return }
    let line = #"{"type":"settle","t":0}"#
    let length = (1 << 20) + random.pick([0, 1, 1, 1, 1])
    let padding = String(repeating: " ", count: length - line.utf8.count)
    lines.insert(DraftLine(raw: "{" + padding + line.dropFirst()), at: index)
  }
}
