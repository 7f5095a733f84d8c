import RIBsAnalysis
import RIBsTrace

/// The events with which users first went from one step of a flow to another.
struct FirstMoves {
  struct Move: Hashable {
    let from: Int
    let to: Int
  }

  /// For each flow, the first event of each move.
  private(set) var events: [[Move: Int]]
  /// For each flow, the step at which users are: that of each owner in a horizontal flow, one in a vertical flow.
  private var current: [[NodeIndex?: Int]]

  init(of flows: [Flow], in session: LiveSession) {
    events = [[Move: Int]](repeating: [:], count: flows.count)
    current = [[NodeIndex?: Int]](repeating: [:], count: flows.count)
    let steps = Self.steps(of: flows, in: session)
    let history = session.history
    guard !steps.isEmpty, history.count > 0 else { return }
    for number in 1...history.count {
      let event = history.event(number)
      guard event.type == .attach || event.type == .detach,
        let change = history.changes(of: number).first(where: { $0.rib == event.rib })
      else { continue }
      for (flow, step) in steps[Int(change.place)] ?? [] {
        switch (flows[flow].shape, event.type == .attach) {
        case (.horizontal, true): move(in: flow, of: event.parent, to: step, number)
        // Only the next attach says where users go.
        case (.horizontal, false): break
        case (.vertical, true):
          current[flow][nil] = step > 0 ? step - 1 : nil
          move(in: flow, of: nil, to: step, number)
        // Users go back to the step before; the first step takes the flow with it.
        case (.vertical, false):
          if step > 0 { move(in: flow, of: nil, to: step - 1, number) }
        }
      }
    }
  }

  private mutating func move(in flow: Int, of owner: NodeIndex?, to step: Int, _ number: Int) {
    if let from = current[flow][owner], from != step,
      events[flow][Move(from: from, to: step)] == nil
    {
      events[flow][Move(from: from, to: step)] = number
    }
    current[flow][owner] = step
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
