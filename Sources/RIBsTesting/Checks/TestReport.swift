import RIBsAnalysis

/// Where failures of a test go.
protocol TestLog: Sendable {
  /// The path of the test's file; nil if it is not known.
  var file: String? { get }
  /// Records what a check found, at the calls to blame.
  func record(_ failures: [TreeFailure]) async
  /// Records what is wrong with the check itself, at the test.
  func record(_ text: String)
  func attach(_ file: VerdictFile)
}

/// Records verdicts on a test.
struct TestReport: Sendable {
  private let log: any TestLog
  private let name: String
  private let picture: RIBTreePicture?

  /// - Parameters:
  ///   - name: The test's name, with the arguments of its case.
  ///   - picture: Draws the tree of a test that fails.
  init(_ log: any TestLog, name: String, _ picture: RIBTreePicture?) {
    (self.log, self.name, self.picture) = (log, name, picture)
  }

  /// Records an issue for each cause, and attaches what explains it.
  func record(_ verdicts: [TreeVerdict]) async {
    await log.record(verdicts.flatMap { $0.failures(near: log.file) })
    for verdict in verdicts where !verdict.causes.isEmpty || verdict.gap != nil {
      if let gap = verdict.gap { log.record(gap) }
      for file in VerdictFile.all(verdict, picture, name: name) { log.attach(file) }
    }
  }

  /// Records a mistake in the check's options.
  func record(mistake: String) { log.record(mistake) }

  /// Records that there was nothing to check in a test that asked for the check.
  func recordNothing() {
    log.record("The test \(Self.nothing) A test without RIBs needs no check.")
  }

  /// Says once in a process that there was nothing to check in a test whose suite asked for the check.
  static func noteNothing() { TestNotes.note("A test \(nothing) This is said once.") }

  private static let nothing = """
    made no RIB that could be recorded, so nothing was checked. An app on another runtime \
    starts a TreeProbe in its test.
    """
}
