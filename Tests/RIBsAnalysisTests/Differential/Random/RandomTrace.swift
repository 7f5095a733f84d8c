import RIBsTestSupport

/// A trace of one or more sessions. Most are of plausible apps, some are wild, and some are damaged.
struct RandomTrace {
  var random: SeededGenerator
  private(set) var bytes: [UInt8] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let sessions = random.pick([1, 1, 1, 1, 1, 1, 2, 3])
    var lines: [DraftLine] = []
    for session in 1...sessions {
      if session > 1 || random.chance(95) { lines.append(header(session)) }
      lines += events(random.number(5...(50 / sessions)))
    }
    if random.chance(25) { damage(&lines) }
    write(lines)
  }

  private mutating func header(_ session: Int) -> DraftLine {
    var line = DraftLine("trace")
    line["version"] = "1"
    if random.chance(80) { line["session"] = "\"run \(session)\"" }
    if random.chance(8) { line["sampled"] = random.pick(["true", "true", "false"]) }
    if random.chance(4) {
      let (key, value) = random.pick([
        ("version", nil), ("version", #""1""#), ("session", "5"), ("app", "true"),
        ("sampled", "1"),
        ("session", "null"),
      ])
      line[key] = value
    }
    if random.number(1...500) == 1 { line["version"] = "2" }
    return line
  }

  private mutating func events(_ count: Int) -> [DraftLine] {
    var session = RandomSession(SeededGenerator(seed: random.next()))
    session.write(count)
    var lines = session.lines
    if random.chance(8) {
      for _ in 0..<random.number(1...3) { rearrange(&lines) }
    }
    number(&lines)
    if random.chance(5) {
      for _ in 0..<random.number(1...2) { rearrange(&lines) }
    }
    return lines
  }

  /// Removes a line, repeats it, or swaps it with the next one.
  private mutating func rearrange(_ lines: inout [DraftLine]) {
    guard lines.count > 2 else { return }
    let index = random.number(0...lines.count - 2)
    switch random.number(1...4) {
    case 1, 2: lines.remove(at: index)
    case 3: lines.insert(lines[index], at: index)
    default: lines.swapAt(index, index + 1)
    }
  }

  private mutating func number(_ lines: inout [DraftLine]) {
    guard random.chance(85) else { return }
    let first = random.chance(3) ? random.number(2...3) : 1
    let unnumbered = random.chance(3) ? random.number(1...4) : 0
    for index in lines.indices where index >= unnumbered {
      lines[index]["seq"] = "\(first + index)"
    }
  }

  private mutating func write(_ lines: [DraftLine]) {
    let ends = random.pick([["\n"], ["\n"], ["\n"], ["\r\n"], ["\n", "\r\n", "\n\n", "\n \n"]])
    for line in lines {
      bytes += line.text.utf8
      bytes += random.pick(ends).utf8
    }
    if random.chance(6) { bytes.removeLast() }
    if random.chance(6), bytes.count > 20 { bytes.removeLast(random.number(1...20)) }
    if random.chance(4) { bytes += [UInt8](repeating: 0, count: random.number(1...5)) }
  }
}
