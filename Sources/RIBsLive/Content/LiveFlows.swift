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
    let flows = Array(
      session.report.flows.filter { $0.steps.count <= Self.mostSteps }.prefix(Self.mostFlows))
    let first = FirstMoves(of: flows, in: session).events
    json.beginArray()
    for (flow, first) in zip(flows, first) { write(flow, first, to: &json) }
    json.endArray()
  }

  private func write(
    _ flow: Flow, _ first: [FirstMoves.Move: Int], to json: inout JSONWriter
  ) {
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
    Diagram.format.write(Diagram.design(of: flow, as: .horizontal), to: &json)
    json.key("vertical")
    Diagram.format.write(Diagram.design(of: flow, as: .vertical), to: &json)
    json.key("moves")
    json.beginArray()
    for move in flow.transitions {
      json.beginObject()
      json.field("from", flow.steps[move.from])
      json.field("to", flow.steps[move.to])
      json.field("times", move.count)
      json.field("event", first[FirstMoves.Move(from: move.from, to: move.to)])
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}

/// The events with which users first went from one step of a flow to another.
struct FirstMoves {
  struct Move: Hashable {
    let from: Int
    let to: Int
  }

  /// For each flow, the first event of each move.
  private(set) var events: [[Move: Int]]
  private var current: [Int?]

  init(of flows: [Flow], in session: LiveSession) {
    events = [[Move: Int]](repeating: [:], count: flows.count)
    current = [Int?](repeating: nil, count: flows.count)
    let steps = Self.steps(of: flows, in: session)
    let history = session.history
    guard !steps.isEmpty, history.count > 0 else { return }
    for number in 1...history.count {
      let event = history.event(number)
      guard event.type == .attach || event.type == .detach,
        let change = history.changes(of: number).first(where: { $0.rib == event.rib })
      else { continue }
      for (flow, step) in steps[Int(change.place)] ?? [] {
        // Going back in a vertical flow detaches the step that users leave.
        let isBack = event.type == .detach && flows[flow].shape == .vertical && step > 0
        if event.type == .attach { move(in: flow, to: step, number) }
        if isBack { move(in: flow, to: step - 1, number) }
      }
    }
  }

  private mutating func move(in flow: Int, to step: Int, _ number: Int) {
    if let from = current[flow], from != step, events[flow][Move(from: from, to: step)] == nil {
      events[flow][Move(from: from, to: step)] = number
    }
    current[flow] = step
  }

  /// The steps at each place, each with the index of its flow.
  private static func steps(
    of flows: [Flow], in session: LiveSession
  ) -> [Int: [(flow: Int, step: Int)]] {
    guard let positions = session.report.positions else { return [:] }
    let names = Set(flows.flatMap(\.steps))
    var steps: [Int: [(flow: Int, step: Int)]] = [:]
    for (place, position) in positions.all.enumerated() where names.contains(position.name) {
      let path = positions.path(of: place)
      for (index, flow) in flows.enumerated() {
        if let step = flow.step(at: path) { steps[place, default: []].append((index, step)) }
      }
    }
    return steps
  }
}
