import Foundation
import Testing

/// Adds to each failure of a test what the programs printed that the test ran last:
///
///     @Suite(.showsOutput)
///     struct CheckTests { … }
package struct ShowsOutput: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let runs = ToolRuns()
    let adding = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments += runs.last.map { "\($0)" }
      return issue
    }
    try await ToolRuns.$current.withValue(runs) {
      try await adding.provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == ShowsOutput {
  /// Adds to each failure what the programs printed that the test ran last.
  package static var showsOutput: Self { Self() }
}

/// The programs that a test ran last, with what they printed.
///
/// `@unchecked`: everything is guarded by `lock`.
final class ToolRuns: @unchecked Sendable {
  @TaskLocal static var current: ToolRuns?

  /// As many as a test usually compares.
  private static let most = 3
  /// A longer text is cut.
  private static let longest = 2_000

  private let lock = NSLock()
  private var runs: [String] = []

  var last: [String] { lock.withLock { runs } }

  func add(_ program: URL, _ arguments: [String], _ outcome: Tool.Outcome) {
    let command = ([program.lastPathComponent] + arguments).joined(separator: " ")
    let streams = [("standard output", outcome.output), ("standard error", outcome.errors)]
    let printed = streams.filter { !$0.1.isEmpty }.map { name, text in
      "\(name):\n\(text.count > Self.longest ? text.prefix(Self.longest) + "…\n" : text)"
    }
    let run =
      "`\(command.prefix(Self.longest))` ended with \(outcome.status)\n"
      + printed.joined(separator: "")
    lock.withLock {
      runs.append(run)
      if runs.count > Self.most { runs.removeFirst() }
    }
  }
}
