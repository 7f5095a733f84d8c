import RIBsAnalysis

/// The flows of a session for a terminal: how each is built, how users moved through it, and both designs in
/// numbers.
package struct FlowsText {
  private static let mostFlows = 1000

  /// Why a session has no flow.
  package static func noFlow(_ session: SessionReport) -> String {
    session.nodeWord.inWords(
      "The session has no flow: a flow takes a RIB with two different children, or a child with a child."
    )
  }

  private let session: SessionReport
  private let style: TextStyle

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - style: Plain or coloured.
  package init(_ session: SessionReport, style: TextStyle = .plain) {
    self.session = session
    self.style = style
  }

  /// All flows, in order of first appearance.
  ///
  /// - Parameter flows: The flows to write; all of the session by default.
  /// - Returns: Lines, each with its line ending.
  package func text(_ flows: [Flow]? = nil) -> String {
    let flows = flows ?? session.flows
    let count = flows.count == 1 ? "1 flow" : "\(flows.count) flows"
    var lines = [style.bold(session.name.printable) + "  " + style.dim(count)]
    if flows.isEmpty {
      lines += style.lines(Self.noFlow(session), indent: 0)
    }
    for flow in flows.prefix(Self.mostFlows) { lines += [""] + self.lines(flow) }
    let more = flows.count - Self.mostFlows
    if more > 0 { lines += ["", style.dim("… \(more) more; `--format json` has them all")] }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ flow: Flow) -> [String] {
    var lines = [style.bold(flow.owner.printable) + "  " + style.dim(flow.shape.rawValue)]
    for fact in flow.facts {
      let text = fact.items.joined(separator: ", ")
      lines += style.lines(
        fact.more > 0 ? "\(text) and \(fact.more) more" : text, label: "  \(fact.kind)", indent: 12)
    }
    lines += table(flow)
    lines += style.lines(flow.verdictSentence, indent: 2)
    return lines
  }

  private func table(_ flow: Flow) -> [String] {
    let figures = flow.comparedFigures
    guard !figures.isEmpty else { return [] }
    let column = min(22, (style.width - Self.labels) / 2)
    let head = Flow.Shape.allCases.map { shape in
      let built = "\(shape), as built"
      return shape == flow.shape && built.count < column ? built : "\(shape)"
    }
    return [style.dim(Self.row("", head, column))]
      + figures.map { Self.row($0.name, $0.values, column) }
  }

  /// The width of the labels, in columns.
  private static let labels = 36

  private static func row(_ label: String, _ values: [String], _ column: Int) -> String {
    values.reduce(("  " + label).padding(to: labels)) { line, value in
      line + String(repeating: " ", count: max(1, column - value.count)) + value
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
