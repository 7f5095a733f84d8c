import RIBsReport

/// The checks of `ribs-inspect doctor`.
enum SetupCatalogue {
  /// In the order in which things depend on each other: what an app lacks explains what its traces lack. Reports keep the
  /// order within what is wrong, what is worth knowing and what is fine.
  static let checks: [any SetupCheck.Type] = [
    InputsCheck.self,
    // How the app is recorded
    RuntimeCheck.self,
    CopiesCheck.self,
    RecorderCheck.self,
    ReleaseCheck.self,
    // What the traces can show
    TraceCheck.self,
    LifetimesCheck.self,
    HoldsCheck.self,
    SamplesCheck.self,
    CallSitesCheck.self,
    HelpersCheck.self,
    SourceFilesCheck.self,
    // What the team decided
    ConfigCheck.self,
    SuppressionsCheck.self,
    BaselineCheck.self,
    // What the command and the package need
    GraphvizCheck.self,
    CompilerCheck.self,
  ]

  /// What all checks find.
  static func report(on setup: ExaminedSetup) -> DoctorReport {
    DoctorReport(checks.flatMap { $0.diagnoses(setup) }, on: setup.subjects)
  }
}
