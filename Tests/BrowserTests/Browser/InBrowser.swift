import Testing

/// Starts one browser for all tests of a suite, which take turns.
struct InBrowser: SuiteTrait, TestScoping {
  @TaskLocal private static var running: Browser?

  /// The browser of the running suite.
  static var browser: Browser {
    get throws {
      try #require(running, "a test that uses a browser stands in a suite with this trait")
    }
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browser = try Browser()
    do {
      try await Self.$running.withValue(browser) { try await function() }
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }
}

extension Trait where Self == InBrowser {
  /// Starts a browser for the tests of the suite.
  static var inBrowser: Self { Self() }
}
