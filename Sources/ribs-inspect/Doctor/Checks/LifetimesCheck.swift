import RIBsAnalysis
import RIBsReport

/// Whether traces say when routers are created and destroyed.
enum LifetimesCheck: SetupCheck {
  static let id = "lifetimes"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    let traces = setup.recordings
    guard !traces.isEmpty else { return [] }
    let lacking = traces.filter { trace in
      trace.sessions.contains { Caveat.noLifetimes.holds(for: $0) }
    }
    guard !lacking.isEmpty else { return [fine("Lifetimes are recorded: leaks can be seen")] }
    return [
      remark(
        "\(setup.lack(in: lacking)) when routers are created and destroyed.",
        because: "Leaks cannot be seen.", at: lacking.map(\.source),
        fix:
          "Start the recorder before any router is made. A recorder of your own writes `create` and `destroy`; \(DocsPage.traceFormat.address) says when."
      )
    ]
  }
}
