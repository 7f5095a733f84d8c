import RIBsAnalysis
import RIBsDiagram
import RIBsReport
import RIBsTrace

/// The flows of a session: what the traffic says of each, both designs, and when users made its moves.
struct LiveFlows {
  /// Nobody looks at more flows.
  private static let mostFlows = 50
  /// A picture of more steps or moves would be illegible.
  private static let mostSteps = 100
  private static let mostMoves = 400

  let session: LiveSession

  /// Writes the keys of `FlowsReply` in flows.js into an open object.
  func write(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    let all = session.report.flows
    let flows = Array(all.filter(Self.isShown).prefix(Self.mostFlows))
    let first = FirstMoves(of: flows, in: session).events
    lists.write("flows", zip(flows, first), to: &json) { write($0.0, $0.1, to: &$1) }
    json.field("note", note(shown: flows.count, of: all.count))
  }

  private static func isShown(_ flow: Flow) -> Bool {
    flow.steps.count <= mostSteps && flow.transitions.count <= mostMoves
  }

  /// Why there is no flow, or how to see those that the page leaves out.
  private func note(shown: Int, of count: Int) -> String? {
    guard count > 0 else { return FlowsText.noFlow(session.report) }
    guard shown < count else { return nil }
    return """
      \(count - shown) more: this page has the first \(Self.mostFlows) flows with at most \(Self.mostSteps) steps and \
      \(Self.mostMoves) different moves. `ribs-inspect flows TRACE` shows them.
      """
  }

  private func write(
    _ flow: Flow, _ first: [FirstMoves.Move: Int], to json: inout JSONWriter
  ) {
    json.beginObject()
    json.field("path", flow.path)
    json.field("owner", flow.owner)
    json.field("shape", flow.shape.rawValue)
    json.field("favoured", flow.favoured?.rawValue)
    json.field("makeup", flow.makeup)
    json.field("advice", flow.advice)
    // A step's name must not turn the sentence around.
    json.field("sentence", flow.verdictSentence.printable)
    json.key("steps")
    json.beginArray()
    for step in flow.steps { json.value(step) }
    json.endArray()
    write(flow.facts, to: &json)
    write(flow.comparedFigures, to: &json)
    json.key("moves")
    json.beginArray()
    for move in flow.transitions {
      json.beginObject()
      json.field("from", move.from)
      json.field("to", move.to)
      json.field("times", move.count)
      json.field("isJump", !DesignFigures.permits(.vertical, move))
      json.field("event", first[FirstMoves.Move(from: move.from, to: move.to)])
      json.endObject()
    }
    json.endArray()
    json.key("designs")
    json.beginObject()
    json.key("horizontal")
    Diagram.format.write(Diagram.drawing(of: flow, as: .horizontal), to: &json)
    json.key("vertical")
    Diagram.format.write(Diagram.drawing(of: flow, as: .vertical), to: &json)
    json.endObject()
    json.endObject()
  }

  private func write(_ facts: [FlowFact], to json: inout JSONWriter) {
    json.key("facts")
    json.beginArray()
    // The page has a table of the moves.
    for fact in facts where fact.kind != .moves {
      json.beginObject()
      json.field("name", fact.kind.rawValue)
      json.key("items")
      json.beginArray()
      for item in fact.items { json.value(item.printable) }
      json.endArray()
      json.field("more", fact.more)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ figures: [FlowFigure], to json: inout JSONWriter) {
    json.key("figures")
    json.beginArray()
    for figure in figures {
      json.beginObject()
      json.field("name", figure.name)
      json.field("horizontal", figure.horizontal)
      json.field("vertical", figure.vertical)
      json.endObject()
    }
    json.endArray()
  }
}
