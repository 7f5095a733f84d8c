import RIBsAnalysis
import RIBsReport

/// Whether traces say which properties hold a child.
enum HoldsCheck: SetupCheck {
  static let id = "holds"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    let traces = setup.traces.filter { $0.sessions.contains(where: \.hasAttaches) }
    guard !traces.isEmpty else { return [] }
    // An app may have no property for a child in a session or two.
    let lacking = traces.filter { trace in !trace.sessions.contains(where: \.hasHolds) }
    guard !lacking.isEmpty else { return [fine("Holds are recorded: lost children can be seen")] }
    let areSampled = lacking.allSatisfy { $0.sessions.allSatisfy(\.isSampled) }
    return [
      remark(
        "\(setup.lack(in: lacking)) which properties hold a child.",
        because:
          "Lost children cannot be seen. Release builds do not read properties unless they are asked to.",
        at: lacking.map(\.source),
        fix: areSampled
          ? "Name the objects to read, `TreeProbe(…, holders:)`, and set `Options(readsHolds: true)`."
          : "Record a debug build, or set `RIBsRecorder.Options(readsHolds: true)`. A recorder of your own writes `hold` and `unhold`."
      )
    ]
  }
}
