import Testing
import TraceProperties

@testable import RIBsTrace

/// All lines of a trace that is fed in one block, which must be those that the plain reading gives.
func lines(of bytes: some Collection<UInt8>) -> [NumberedLine] {
  var reader = TraceReader()
  var lines: [NumberedLine] = []
  reader.feed(bytes) { lines.append($0) }
  reader.finish { lines.append($0) }
  let plain = PlainReader.lines(of: Array(bytes))
  #expect(lines == plain)
  #expect(lines.map(\.written) == plain.map(\.written))
  return lines
}

/// All lines of a trace that is fed in one block.
func lines(of text: String) -> [NumberedLine] {
  lines(of: Array(text.utf8))
}

/// What one line turns out to be when it ends with LF; nil where it is passed over.
func onlyLine(_ text: String) -> TraceLine? {
  let all = lines(of: text + "\n")
  return all.count == 1 ? all.first?.line : nil
}

/// A `settle` with a number, which tests use as an event that is quickly told from others.
func settle(_ seq: Int) -> TraceLine {
  .event(TraceEvent(seq: seq, time: seq, body: .settle))
}

/// The line of such a `settle`, without LF.
func settleText(_ seq: Int) -> String {
  #"{"type":"settle","seq":\#(seq),"t":\#(seq)}"#
}

extension NumberedLine {
  /// The line as the encoder writes it, if it is an event: its strings byte by byte, in which equal strings may
  /// differ.
  var written: [UInt8] {
    if case .event(let event) = line { TraceEncoder().line(for: event) } else { [] }
  }
}
