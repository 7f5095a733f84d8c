import RIBsAnalysis
import RIBsTrace

/// The flows of a session, for other programs. Keys are sorted. The version rises when a key changes its
/// meaning.
package struct FlowsJSON {
  private let session: SessionReport
  private let flows: [Flow]
  private let source: String

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - flows: The flows to write; all of the session by default.
  ///   - source: The trace's path, or `standard input`.
  package init(_ session: SessionReport, _ flows: [Flow]? = nil, from source: String) {
    self.session = session
    self.flows = flows ?? session.flows
    self.source = source
  }

  /// Writes the flows as JSON with a line ending.
  ///
  /// - Parameter output: Receives the next bytes, in UTF-8.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  /// The document's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "Flows by ribs-inspect, version 1", "The output of 'ribs-inspect flows --format json'.",
    [
      .required(
        "flows", .list(of: flow), "The requested flows; owners are in order of first attach.",
        \.flows),
      .required(
        "session", .text, "The session's name, from its header or else by number.",
        \.session.name),
      .required("source", .text, "The trace's path, or 'standard input'.", \.source),
      .version(1),
    ])

  private static let flow = JSONFormat<Flow>.object(
    "flow", "A group of RIBs that belong together, with their design and the users' moves.",
    [
      .required(
        "designs",
        .object([
          .required("horizontal", figures, { $0.figures(as: .horizontal) }),
          .required("vertical", figures, { $0.figures(as: .vertical) }),
        ]), "Both designs of this flow in numbers, whichever one it uses.", { $0 }),
      .required(
        "ends", counts, "How often the flow ended at each step, in the order of the steps.",
        \.ends),
      .required("moves", .list(of: move), "Moves between two different steps.", \.transitions),
      .required(
        "overlays", .list(of: move), "Attaches of a step while another step stayed.", \.overlays),
      .required(
        "owner", .text,
        "The path of the RIB that owns the flow: names from the root, joined by '/'.", \.owner),
      .required(
        "repeats", .list(of: move), "Replacements of a step by a new instance of itself.",
        \.repeats),
      .required(
        "shape", .word,
        """
        The design: the steps are children of the owner, or each step is the child of the one before.
        """, \.shape),
      .required(
        "starts", counts, "How often the flow began at each step, in the order of the steps.",
        \.starts),
      .required(
        "steps", .list(of: .text, atLeast: 2),
        "The names of the steps, in order of first attach.", \.steps),
      .required(
        "verdict", .word,
        """
        The design that the moves favour: 'either' for two steps, 'undecided' if there were too few moves or users \
        went through the flow only once.
        """, { Verdict($0.verdict) }),
      .required(
        "verdictSentence", .text, "The verdict with its evidence.", \.verdictSentence),
    ])

  private static let counts = JSONFormat<[Int]>.list(of: .count, atLeast: 2)
    .named("counts", "A number for each step.")

  private static let figures = JSONFormat<DesignFigures>.object(
    "figures", "One of the two designs in numbers.",
    [
      .required(
        "allPairs", .integer(atLeast: 2), "How many ordered pairs of steps there are.",
        \.allPairs),
      .required(
        "calls", .count,
        "How many calls of attach and detach the observed moves would have taken.", \.calls),
      .required("depth", .positive, "How many levels the last step is below the owner.", \.depth),
      .required(
        "fanOut", .positive,
        "The largest number of children of a RIB in the flow, including the owner.", \.fanOut),
      .required(
        "forbidden", .list(of: move), "The observed moves that the design forbids.", \.forbidden),
      .required(
        "hopsFromLast", .positive,
        "How many listeners a message from the last step passes on its way to the owner.",
        \.hopsFromLast),
      .required(
        "managedChildren", .positive,
        "How many children the owner attaches and detaches itself.", \.managedChildren),
      .required(
        "meanHops", .tenths(atLeast: 1),
        "The mean over the steps of the listeners passed, to a tenth.", \.meanHops),
      .required(
        "permitted", .list(of: move), "The observed moves that the design permits.", \.permitted),
      .required(
        "permittedPairs", .integer(atLeast: 2),
        "How many of the ordered pairs the design permits as moves.", \.permittedPairs),
    ])

  /// Identifies steps by index, since two steps of a vertical flow may share a name.
  private static let move = JSONFormat<Flow.Transition>.object(
    "move", "How often users went from one step to another.",
    [
      .required("count", .positive, "How often users made the move.", \.count),
      .required(
        "from", .count, "The step that the users left, by its index in 'steps'.", \.from),
      .required("to", .count, "The step that the users reached, by its index in 'steps'.", \.to),
    ])
}

extension FlowsJSON {
  /// A verdict as one word.
  enum Verdict: String, CaseIterable {
    case vertical, horizontal, undecided, either

    init(_ verdict: FlowVerdict) {
      self =
        switch verdict {
        case .vertical: .vertical
        case .horizontal: .horizontal
        case .undecided: .undecided
        case .eitherWay: .either
        }
    }
  }
}
