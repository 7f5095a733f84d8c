import TraceProperties

/// Changes a trace by its lines, as an app would that calls its router otherwise.
struct LineMutator {
  private static let end = UInt8(ascii: "\n")

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  var isItsTurn: Bool {
    mutating get { Bool.random(using: &random) }
  }

  /// - Returns: The trace with one to four changes.
  mutating func change(_ trace: [UInt8]) -> [UInt8] {
    var lines = trace.split(separator: Self.end, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 1...4, using: &random) { changeOnce(&lines) }
    return Array(lines.joined(separator: [Self.end]))
  }

  private mutating func changeOnce(_ lines: inout [[UInt8]]) {
    let here = place(in: lines.count)
    let there = place(in: lines.count)
    guard lines.count > 1 else { return lines.insert(event(), at: 0) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: lines.remove(at: here)
    case 1: lines.swapAt(here, there)
    case 2: lines.insert(lines.remove(at: here), at: there)
    case 3: lines.insert(lines[here], at: there)
    case 4:
      // What was done once more, as after a double tap.
      let some = lines[min(here, there)...max(here, there)].prefix(8)
      lines.insert(contentsOf: some, at: max(here, there))
    case 5, 6, 7: renumber(&lines[here])
    default: lines.insert(event(), at: here)
    }
  }

  /// Gives one of a line's numbers another value.
  private mutating func renumber(_ line: inout [UInt8]) {
    let starts = line.indices.dropFirst().filter { isDigit(line[$0]) && !isDigit(line[$0 - 1]) }
    guard let start = starts.randomElement(using: &random) else { return }
    let end = line[start...].firstIndex { !isDigit($0) } ?? line.endIndex
    let number = Int(String(decoding: line[start..<end], as: UTF8.self)) ?? 0
    let other =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: number &+ 1
      case 1: number &- 1
      case 2: number &+ 1_000_000_000 &* Int.random(in: 0...40, using: &random)
      case 3: Int.max &- Int.random(in: 0...1, using: &random)
      default: Int.random(in: 1...6, using: &random)
      }
    line.replaceSubrange(start..<end, with: "\(other)".utf8)
  }

  private mutating func event() -> [UInt8] { RandomEvent.line(using: &random) }

  private mutating func place(in count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
