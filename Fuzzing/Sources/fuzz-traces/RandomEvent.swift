import RIBsTrace

/// Any event about one of a few RIBs: so few that it meets others about the same.
enum RandomEvent {
  static func line(using random: inout SeededGenerator) -> [UInt8] {
    let site = Int.random(in: 0...3, using: &random)
    let event = TraceEvent(
      seq: Int.random(in: 1...60, using: &random),
      time: Int.random(in: 0...40, using: &random) * 1_000_000_000,
      thread: Int.random(in: 0...9, using: &random) == 0 ? "2" : nil,
      at: site == 0 ? nil : "App/File.swift:\(site)",
      body: body(using: &random))
    // The end of the line is where it is put.
    return TraceEncoder().line(for: event).dropLast()
  }

  private static func body(using random: inout SeededGenerator) -> TraceEvent.Body {
    let (id, parent) = (
      Int.random(in: 1...6, using: &random), Int.random(in: 1...6, using: &random)
    )
    let name = ["A", "B", "C"][Int.random(in: 0...2, using: &random)]
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1: return .create(id: id, rib: name, kind: pick(using: &random))
    case 2: return .launch(id: id)
    case 3, 4, 5: return .attach(id: id, parent: parent)
    case 6: return .activate(id: id)
    case 7: return .load(id: id)
    case 8, 9: return .detach(id: id, parent: parent, cause: pick(using: &random))
    case 10: return .deactivate(id: id)
    case 11: return .destroy(id: id)
    case 12: return .hold(id: id, parent: parent, property: name)
    case 13: return .unhold(id: id, parent: parent, property: name)
    case 14: return .appear(id: id)
    case 15: return .disappear(id: id, removed: Bool.random(using: &random))
    case 16: return .leak(id: id, object: "interactor", name: name, waited: parent)
    case 17:
      return .workflow(
        .init(workflow: parent, name: name, phase: pick(using: &random), step: parent, id: id))
    case 18:
      return .worker(.init(worker: parent, name: name, phase: pick(using: &random), id: id))
    case 19: return .mark(name: name)
    case 20: return .settle
    default: return .end(pick(using: &random))
    }
  }

  private static func pick<Choice: CaseIterable>(using random: inout SeededGenerator) -> Choice {
    let all = Array(Choice.allCases)
    return all[Int.random(in: all.indices, using: &random)]
  }
}
