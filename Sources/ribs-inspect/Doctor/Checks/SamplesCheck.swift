import RIBsAnalysis
import RIBsReport

/// Whether traces were sampled.
enum SamplesCheck: SetupCheck {
  static let id = "sampled"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard setup.hasRecordedRIBs else { return [] }
    let sampled = setup.traces.filter { $0.sessions.contains(where: \.isSampled) }
    guard !sampled.isEmpty else { return [fine("Every call is recorded, and none is sampled")] }
    return [
      remark(
        setup.traces.count == 1
          ? "The trace is sampled."
          : "\(sampled.count) of \(setup.traces.count) traces \(sampled.count == 1 ? "is" : "are") sampled.",
        because:
          "A sample shows no call: no call sites, no second detach, and no RIB that comes and goes between two samples.",
        at: sampled.map(\.source),
        fix:
          "Use a runtime that is recorded. For uber/RIBs, `scripts/record-uber-ribs` adds the lines to a fork; \(DocsPage.uberRIBs.address) compares both."
      )
    ]
  }
}
