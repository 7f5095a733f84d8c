import Testing

/// What a body fails with: of each issue the sentence, with its details on the lines below.
func failures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async -> [String] {
  await issues(body).map { issue in
    ([issue.error.map { "\($0)" }].compactMap { $0 } + issue.comments.map(\.rawValue))
      .joined(separator: "\n")
  }
}

/// The issues of a body, which fail no test.
func issues(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async -> [Issue] {
  // `nonisolated(unsafe)`: a body records one issue after the other.
  nonisolated(unsafe) var issues: [Issue] = []
  // A thrown error is an issue too.
  try? await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    issues.append(issue)
    return true
  }
  return issues
}
