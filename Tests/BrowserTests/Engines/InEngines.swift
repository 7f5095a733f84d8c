import Testing

/// Starts Firefox and WebKitGTK for all tests of a suite, which take turns.
struct InEngines: SuiteTrait, TestScoping {
  @TaskLocal private static var running: [Engine: WebDriver] = [:]

  /// The browser of the running suite.
  static func driver(_ engine: Engine) throws -> WebDriver {
    try #require(running[engine], "a test that uses an engine stands in a suite with this trait")
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let firefox = try await WebDriver(.firefox)
    do {
      let webKit = try await WebDriver(.webKit)
      do {
        try await Self.$running.withValue([.firefox: firefox, .webKit: webKit]) {
          try await function()
        }
      } catch {
        await webKit.quit()
        throw error
      }
      await webKit.quit()
    } catch {
      await firefox.quit()
      throw error
    }
    await firefox.quit()
  }
}

extension Trait where Self == InEngines {
  /// Starts Firefox and WebKitGTK for the tests of the suite.
  static var inEngines: Self { Self() }
}
