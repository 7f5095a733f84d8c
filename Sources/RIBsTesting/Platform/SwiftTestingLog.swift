import Testing

/// Records the verdicts on a test of Swift Testing.
struct SwiftTestingLog: TestLog {
  let location: SourceLocation
  /// The issues that the test's traits expect.
  let known: [KnownRIBIssue]

  init(location: SourceLocation, known: [KnownRIBIssue] = []) {
    (self.location, self.known) = (location, known)
  }

  var file: String? { location.path }

  func record(_ failures: [TreeFailure]) async {
    var rest = failures
    for known in known {
      let matching = rest.filter { known.matches($0.issue) }
      rest.removeAll { known.matches($0.issue) }
      await withKnownIssue(
        known.comment, isIntermittent: known.isIntermittent, sourceLocation: location
      ) {
        for failure in matching { await record(failure) }
      }
    }
    for failure in rest { await record(failure) }
  }

  func record(_ text: String) {
    Issue.record(TestMessage(text), sourceLocation: location)
  }

  func attach(_ file: VerdictFile) {
    Attachment.record(file.bytes, named: file.name, sourceLocation: location)
  }

  private func record(_ failure: TreeFailure) async {
    let call = failure.place.map {
      SourceLocation(fileID: $0.fileID, filePath: $0.path, line: $0.line, column: 1)
    }
    let record = { @Sendable in
      _ = Issue.record(
        failure.issue, Comment(rawValue: failure.issue.details), sourceLocation: call ?? location)
    }
    guard failure.issue.isWarning else { return record() }
    #if compiler(>=6.3)
      await asWarning(record)
    #else
      TestNotes.warn("\(failure.issue.message)\n\(failure.issue.details)", at: failure.place)
    #endif
  }

  #if compiler(>=6.3)
    /// Only issues without an error can be recorded as warnings, and their first line says nothing. So the severity of one
    /// with an error is changed.
    private func asWarning(_ record: @escaping @Sendable () -> Void) async {
      guard let test = Test.current else { return record() }
      let handler = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.severity = .warning
        return issue
      }
      try? await handler.provideScope(for: test, testCase: Test.Case.current) { record() }
    }
  #endif
}

/// A failure whose first line is a sentence.
struct TestMessage: Error, CustomStringConvertible, CustomTestStringConvertible {
  let description: String

  init(_ text: String) { description = text }

  var testDescription: String { description }
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
