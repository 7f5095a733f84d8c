import RIBsAnalysis
import RIBsTrace

/// The results of the reader and the analyzer for bytes that come in blocks.
struct Reading {
  let lines: [NumberedLine]
  let result: Result<[SessionReport], TraceAnalyzer.Unusable>

  init(_ blocks: [ArraySlice<UInt8>]) {
    var reader = TraceReader()
    var analyzer = TraceAnalyzer()
    var lines: [NumberedLine] = []
    for block in blocks {
      reader.feed(block) { lines.append($0) }
      analyzer.feed(block)
    }
    reader.finish { lines.append($0) }
    self.lines = lines
    result = Result { () throws(TraceAnalyzer.Unusable) in try analyzer.finish() }
  }

  /// Checks that both readings have the same results, however the bytes were cut.
  func compare(with other: Reading, _ how: String, _ broken: inout Violations) {
    broken.expect(lines == other.lines, "\(how), the bytes are other lines")
    switch (result, other.result) {
    case (.success(let one), .success(let two)):
      broken.expect(one.count == two.count, "\(how), there are other sessions")
      for (one, two) in zip(one, two) {
        broken.expect(
          one.hasSameContent(as: two), "\(how), '\(one.name)' shows something else")
      }
    case (.failure(let one), .failure(let two)):
      broken.expect(one == two, "\(how), the trace is unusable for another reason")
    default: broken.expect(false, "\(how), the trace is usable or unusable where it was not")
    }
  }
}

extension SessionReport {
  fileprivate func hasSameContent(as other: SessionReport) -> Bool {
    name == other.name && app == other.app && events == other.events && lines == other.lines
      && hasLifetimes == other.hasLifetimes && endReason == other.endReason
      && isInconclusive == other.isInconclusive && isSampled == other.isSampled
      && ribs == other.ribs && tree.nodes == other.tree.nodes
      && tree.detached == other.tree.detached && findings == other.findings
      && flows == other.flows && fullest == other.fullest && marks == other.marks
      && paths.indices.map { paths.text(of: $0) }
        == other.paths.indices.map { other.paths.text(of: $0) }
  }
}
