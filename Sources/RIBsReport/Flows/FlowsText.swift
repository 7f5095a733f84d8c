import RIBsAnalysis

/// The flows of a session for a terminal: how each is built, how users moved through it, and both designs in
/// numbers.
package struct FlowsText {
  /// The maximum number of flows, and of steps or moves per flow.
  private static let mostFlows = 1000
  private static let mostWords = 50

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
      lines += style.lines(
        "The session has no flow: a flow takes a RIB with two different children, or a child with a child.",
        indent: 0)
    }
    for flow in flows.prefix(Self.mostFlows) { lines += [""] + self.lines(flow) }
    let more = flows.count - Self.mostFlows
    if more > 0 { lines += ["", style.dim("… \(more) more; `--format json` has them all")] }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ flow: Flow) -> [String] {
    var lines = [style.bold(flow.owner.printable) + "  " + style.dim(flow.shape.rawValue)]
    func add(_ label: String, _ words: some Collection<String>) {
      guard !words.isEmpty else { return }
      let more = words.count - Self.mostWords
      let text = words.prefix(Self.mostWords).joined(separator: ", ")
      lines += style.lines(
        more > 0 ? "\(text) and \(more) more" : text, label: "  \(label)", indent: 12)
    }
    add("steps", flow.steps)
    add("starts", Self.steps(flow.starts, flow))
    add("moves", flow.transitions.lazy.map(flow.words(for:)))
    add("ends", Self.steps(flow.ends, flow))
    add("overlays", flow.overlays.lazy.map { flow.words(for: $0).replacing("→", with: "+") })
    add("repeats", flow.repeats.lazy.map(flow.words(for:)))
    // If both designs allow the same moves, there is nothing to compare.
    if flow.verdict != .eitherWay { lines += table(flow) }
    lines += style.lines(flow.verdictSentence, indent: 2)
    return lines
  }

  /// The steps at which the flow began or ended, and how often.
  private static func steps(_ counts: [Int], _ flow: Flow) -> [String] {
    zip(flow.steps, counts).filter { $1 > 0 }.map { $1 == 1 ? $0 : "\($0) \($1)×" }
  }

  private func table(_ flow: Flow) -> [String] {
    let designs = Flow.Shape.allCases.map(flow.figures(as:))
    let column = min(22, (style.width - Self.labels) / 2)
    let head = designs.map { design in
      let built = "\(design.shape), as built"
      return design.shape == flow.shape && built.count < column ? built : "\(design.shape)"
    }
    let rows: [(String, (DesignFigures) -> String)] = [
      ("depth below the owner", { "\($0.depth)" }),
      ("widest fan-out", { "\($0.fanOut)" }),
      ("permitted, of \(designs[0].allPairs) pairs", { "\($0.permittedPairs)" }),
      ("moves seen that it permits", { "\(Self.count($0.permitted))" }),
      ("moves seen that it forbids", { "\(Self.count($0.forbidden))" }),
      ("children the owner manages", { "\($0.managedChildren)" }),
      ("listener hops from the last step", { "\($0.hopsFromLast)" }),
      ("listener hops on average", { Self.tenths($0.meanHops) }),
      ("calls for the moves seen", { "\($0.calls)" }),
    ]
    return [style.dim(Self.row("", head, column))]
      + rows.map { label, value in Self.row(label, designs.map(value), column) }
  }

  /// The width of the labels, in columns.
  private static let labels = 36

  private static func row(_ label: String, _ values: [String], _ column: Int) -> String {
    values.reduce(("  " + label).padding(to: labels)) { line, value in
      line + String(repeating: " ", count: max(1, column - value.count)) + value
    }
  }

  private static func count(_ transitions: [Flow.Transition]) -> Int {
    transitions.reduce(0) { $0 + $1.count }
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
