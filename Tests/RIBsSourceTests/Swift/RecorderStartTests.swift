import RIBsAnalysis
import Testing

@testable import RIBsSource

/// Whether a release build has a call that starts a recorder.
@Suite struct RecorderStartTests {
  private func starts(_ text: String) -> [RecorderStart] {
    RecorderStartReader.starts(in: text, path: "App.swift")
  }

  @Test(arguments: [
    ("DEBUG", false), ("!DEBUG", true), ("RELEASE", false), ("!RELEASE", true), ("(DEBUG)", false),
    ("DEBUG || os(iOS)", true), ("DEBUG && os(iOS)", false), ("!(DEBUG || Recording)", true),
    ("os(iOS) || DEBUG && BETA", true), ("DEBUG && BETA || BETA", false), ("true", true),
    ("false", false), ("canImport(UIKit)", true), ("canImport(RIBsRecorder)", false),
    ("targetEnvironment(simulator)", false), ("targetEnvironment(macCatalyst)", true),
    ("swift(>=6)", true),
  ])
  func `a condition decides`(condition: String, isInRelease: Bool) {
    let first = starts("#if \(condition)\nRIBsRecorder.start(to: url)\n#endif")
    #expect(first.map(\.isInRelease) == [isInRelease])
    let other = starts("#if \(condition)\n#else\nRIBsRecorder.start(to: url)\n#endif")
    #expect(other.map(\.isInRelease) == [!isInRelease])
  }

  @Test func `conditions around each other decide together`() {
    let both = starts(
      "#if os(iOS)\n#if DEBUG\nRIBsRecorder.start(to: a)\n#endif\nRIBsRecorder.start(to: b)\n#endif"
    )
    #expect(both.map(\.isInRelease) == [false, true])
    let second = starts("#if os(iOS)\n#elseif os(macOS)\nRIBsRecorder.start(to: a)\n#endif")
    #expect(second.map(\.isInRelease) == [false])
  }

  @Test func `a call is recognised in any expression, and only if it is a call of the recorder`() {
    let found = starts(
      """
      import RIBsRecorder
      final class App {
        #if DEBUG
          lazy var isOn = RIBsRecorder.startFromEnvironment()
        #endif
        func go() { Task { do { try RIBsRecorder.RIBsRecorder.start(to: url) } catch {} } }
        let probe = try? TreeProbe(root: root, to: url)
      }
      // RIBsRecorder.start(to: url)
      let text = "RIBsRecorder.start(to: url)"
      let other = [Recorder.start(to: url), RIBsRecorder.stop(), start(to: url)]
      """)
    #expect(found.map(\.call) == [.environment, .start, .probe])
    #expect(found.map(\.place.line) == [4, 6, 7])
    #expect(found.map(\.isInRelease) == [false, true, true])
    #expect(starts("let probe = TreeProbe(root: root)").isEmpty)
  }
}
