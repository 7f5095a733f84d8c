import RIBsAnalysis
import RIBsReport

/// Whether attaches name their lines.
enum CallSitesCheck: SetupCheck {
  static let id = "call-sites"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    // A sample has no calls.
    let traces = setup.traces.filter { !$0.sessions.contains(where: \.isSampled) }
    let attaching = traces.filter { $0.sessions.contains(where: \.hasAttaches) }
    guard !attaching.isEmpty else { return [] }
    let lacking = attaching.filter { AttachSites([$0]).all.isEmpty }
    guard !lacking.isEmpty else { return [fine("Attaches name their lines")] }
    return [
      remark(
        "\(setup.lack(in: lacking)) which line of the code attaches.",
        because: "Findings name a RIB and no line of the code.", at: lacking.map(\.source),
        fix:
          "Call `attachChild(_:)` and `detachChild(_:)` on a router or on `any Routing`, and pass `fileID` and `line` on in functions that call them. A recorder of your own writes `at`."
      )
    ]
  }
}
