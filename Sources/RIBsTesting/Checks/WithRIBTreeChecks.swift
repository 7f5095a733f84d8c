import Testing

/// Fails the running test if `body` leaks RIBs, or attaches and detaches them wrongly. It checks a part of a test as
/// ``RIBTreeChecks`` checks a whole one, so that a known issue can be named:
///
///     await withKnownIssue("The profile leaks (#123)") {
///       await withRIBTreeChecks { … }
///     }
///
/// In a test that is checked itself, the tree stays up afterwards, and what `body` did wrong is reported once, here. It is
/// for Swift Testing, whose issues can be known.
///
/// - Parameters:
///   - options: How RIBs are judged.
///   - body: What to check. In a test without a check, a root that a variable still holds afterwards is a leak.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func withRIBTreeChecks(
  _ options: RIBTreeOptions = RIBTreeOptions(), isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () async throws -> Void
) async rethrows {
  let place = TestLine(fileID: fileID, path: filePath, line: line, column: column)
  guard let test = Test.current else {
    try await body()
    return place.fail(
      "withRIBTreeChecks checks tests of Swift Testing only. \(TreeCheck.howToCheck)")
  }
  let settings = TestSettings(options, of: test)
  let name = test.displayName ?? test.name
  let report = TestReport(
    SwiftTestingLog(location: place.sourceLocation),
    name: VerdictFile.name(name, Test.Case.current), options.picture)
  if let mistake = settings.mistake { report.record(mistake: mistake) }
  let part = TreeCheckPart(settings.options, name: name, place)
  do {
    try await part.record(body)
  } catch {
    await report.record(part.finish())
    throw error
  }
  await report.record(part.finish())
  if !part.sawRIBs { report.recordNothing() }
}

/// A check of a part of a test: a check of its own, or a part of the test's.
private struct TreeCheckPart {
  private let options: RIBTreeOptions
  private let outer: TreeCheck?
  private let check: TreeCheck
  private let start: [Int]
  private let workBefore: Int

  init(_ options: RIBTreeOptions, name: String, _ place: TestLine) {
    self.options = options
    outer = TreeCheck.current
    check =
      outer
      ?? TreeCheck(
        name: name, options: options,
        doubles: TestDoubles(module: place.sourceLocation.moduleName))
    start = check.eventCounts
    workBefore = check.work
  }

  func record(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    if outer != nil { try await body() } else { try await check.record(body) }
  }

  func finish() async -> [TreeVerdict] {
    outer == nil ? await check.finish() : await check.judgePart(since: start, options)
  }

  /// Whether anything could be judged. A probe that was made before sees what it sees.
  var sawRIBs: Bool { check.work > workBefore || start.count > 1 }
}
