import RIBsAnalysis
import RIBsDiagram
import RIBsReport
import RIBsTrace

/// The flows of a session: both designs of each, and when users made its moves.
struct LiveFlows {
  /// Nobody looks at more flows, and a picture of more steps would be illegible.
  private static let mostFlows = 50
  private static let mostSteps = 100

  let session: LiveSession

  /// Writes an array.
  func write(to json: inout JSONWriter) {
    let flows = session.report.flows.filter { $0.steps.count <= Self.mostSteps }
    json.beginArray()
    for flow in flows.prefix(Self.mostFlows) { write(flow, to: &json) }
    json.endArray()
  }

  private func write(_ flow: Flow, to json: inout JSONWriter) {
    json.beginObject()
    json.field("title", flow.path)
    json.field("shape", flow.shape.rawValue)
    json.key("verdict")
    json.beginArray()
    // Without the heading for the session.
    for line in FlowsText(session.report).text([flow]).split(separator: "\n").dropFirst(2) {
      json.value(String(line))
    }
    json.endArray()
    json.key("horizontal")
    Diagram.design(of: flow, as: .horizontal).write(to: &json)
    json.key("vertical")
    Diagram.design(of: flow, as: .vertical).write(to: &json)
    let first = firstMoves(in: flow)
    json.key("moves")
    json.beginArray()
    for move in flow.transitions {
      json.beginObject()
      json.field("from", flow.steps[move.from])
      json.field("to", flow.steps[move.to])
      json.field("times", move.count)
      json.field("event", first[[move.from, move.to]])
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  /// The event with which users first went from one step to another.
  private func firstMoves(in flow: Flow) -> [[Int]: Int] {
    let steps = steps(of: flow)
    let history = session.history
    var first: [[Int]: Int] = [:]
    var current: Int?
    guard !steps.isEmpty, history.count > 0 else { return [:] }
    for number in 1...history.count {
      let event = history.event(number)
      guard event.type == .attach || event.type == .detach,
        let change = history.changes(of: number).first(where: { $0.rib == event.rib }),
        let step = steps[Int(change.place)]
      else { continue }
      let isAttach = event.type == .attach
      // Going back in a vertical flow detaches the step that users leave.
      let next = isAttach ? step : flow.shape == .vertical && step > 0 ? step - 1 : nil
      if let current, let next, current != next, first[[current, next]] == nil {
        first[[current, next]] = number
      }
      if let next { current = next }
    }
    return first
  }

  /// The step at each place that has one.
  private func steps(of flow: Flow) -> [Int: Int] {
    let positions = session.report.positions?.all ?? []
    var paths: [String] = []
    var steps: [Int: Int] = [:]
    for (place, position) in positions.enumerated() {
      let path = (position.parent.map { [paths[$0]] } ?? []) + [position.name]
      paths.append(path.joinedPath)
      if let step = flow.step(at: paths[place]) { steps[place] = step }
    }
    return steps
  }
}
