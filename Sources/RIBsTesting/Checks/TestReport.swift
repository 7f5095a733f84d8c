import RIBsAnalysis
import Testing

/// Where failures of a test go.
protocol TestLog: Sendable {
  /// The path of the test's file; nil if it is not known.
  var file: String? { get }
  /// - Parameter place: The call to blame; nil for the test itself.
  func record(_ text: String, at place: TreeFailure.Place?)
  func attach(_ file: VerdictFile)
}

/// Records verdicts on a test.
struct TestReport: Sendable {
  private let log: any TestLog
  private let name: String
  private let picture: RIBTreePicture?

  /// - Parameters:
  ///   - name: The test's name.
  ///   - picture: Draws the tree of a test that fails.
  init(_ log: any TestLog, name: String, _ picture: RIBTreePicture?) {
    (self.log, self.name, self.picture) = (log, name, picture)
  }

  /// Records an issue for each cause, and attaches what explains it.
  func record(_ verdict: TreeVerdict) {
    guard !verdict.causes.isEmpty || verdict.gap != nil else { return }
    for failure in verdict.failures(near: log.file) { log.record(failure.text, at: failure.place) }
    if let gap = verdict.gap { log.record(gap, at: nil) }
    for file in VerdictFile.all(verdict, picture, name: name) { log.attach(file) }
  }

  /// Records that there was nothing to check in a test that asked for the check.
  func recordNothing() {
    log.record("The test \(Self.nothing) A test without RIBs needs no check.", at: nil)
  }

  /// Says once in a process that there was nothing to check in a test whose suite asked for the check.
  static func noteNothing() { _ = note }

  private static let note: Void = print("RIBsTesting: A test \(nothing) This is said once.")

  private static let nothing = """
    made no RIB that could be recorded, so nothing was checked. An app on another runtime \
    starts a TreeProbe in its test.
    """
}

/// Records the verdicts on a test of Swift Testing.
struct SwiftTestingLog: TestLog {
  let location: SourceLocation

  var file: String? { location.path }

  func record(_ text: String, at place: TreeFailure.Place?) {
    let call = place.map {
      SourceLocation(fileID: $0.fileID, filePath: $0.path, line: $0.line, column: 1)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: call ?? location)
  }

  func attach(_ file: VerdictFile) {
    Attachment.record(file.bytes, named: file.name, sourceLocation: location)
  }
}

extension SourceLocation {
  /// The file's path.
  fileprivate var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
