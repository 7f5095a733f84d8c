import RIBsTrace

/// What is wrong with a session's trace itself, as opposed to the app.
struct TraceHealth {
  enum Problem: CaseIterable {
    case tornTail, malformedLine, lineTooLong, invalidField, gap, dropped, noHeader, clock
    case unknownType, contradiction

    /// Whether events may be missing, so that no findings does not mean clean.
    var losesEvents: Bool {
      switch self {
      case .tornTail, .malformedLine, .lineTooLong, .invalidField, .gap, .dropped: true
      case .noHeader, .clock, .unknownType, .contradiction: false
      }
    }
  }

  /// One kind of problem: how often it occurs, where first, and what the first was.
  struct Record {
    var count: Int
    let firstLine: Int
    let seq: Int
    let detail: String
  }

  private(set) var records: [Problem: Record] = [:]
  private(set) var droppedEvents = 0
  /// The `seq` at which the session's checkpoint ends; 0 without one. Most events up to it are left out.
  private let checkpoint: Int
  private var lastSeq = 0
  private var lastTime = 0

  init(checkpoint: Int = 0) { self.checkpoint = checkpoint }

  var losesEvents: Bool { records.keys.contains { $0.losesEvents } }

  /// Whether the trace contradicts itself, so that the tree may not be the app's.
  var hasContradictions: Bool { records[.contradiction] != nil }

  /// - Parameter detail: Evaluated only for the first problem of its kind.
  mutating func note(_ problem: Problem, line: Int, detail: @autoclosure () -> String) {
    var record =
      records[problem] ?? Record(count: 0, firstLine: line, seq: lastSeq, detail: detail())
    record.count += 1
    records[problem] = record
  }

  mutating func noteDropped(_ count: Int, line: Int) {
    let (sum, overflow) = droppedEvents.addingReportingOverflow(count)
    droppedEvents = overflow ? .max : sum
    note(.dropped, line: line, detail: "")
  }

  /// Checks a number against the one before it. A line that is left out counts too, if its number could be read.
  @inline(__always)
  mutating func check(seq: Int, line: Int) {
    let last = lastSeq
    lastSeq = seq
    if last == .max || seq != last + 1 { noteGap(seq: seq, after: last, line: line) }
  }

  @inline(never)
  private mutating func noteGap(seq: Int, after last: Int, line: Int) {
    let last = seq > last ? max(last, min(checkpoint, seq - 1)) : last
    if last != .max, seq == last + 1 { return }
    note(
      .gap, line: line,
      detail: seq > last
        ? "\(seq - last - 1) missing before \(seq)" : "\(seq) comes after \(last)")
  }

  /// Checks that the session goes on after its checkpoint.
  mutating func checkEnd(line: Int) {
    guard checkpoint > 0, lastSeq > 0, lastSeq < checkpoint else { return }
    let checkpoint = checkpoint
    note(.gap, line: line, detail: "the trace ends before \(checkpoint)")
  }

  /// Continues from a number without checking it.
  mutating func follow(seq: Int) { lastSeq = seq }

  @inline(__always)
  mutating func check(time: Int, line: Int) {
    let last = lastTime
    lastTime = time
    if time < last { note(.clock, line: line, detail: "\(time) comes after \(last)") }
  }
}
