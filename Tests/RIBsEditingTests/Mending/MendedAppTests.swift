#if os(Linux)
  import Foundation
  import RIBsAnalysis
  import RIBsEditing
  import RIBsSource
  import RIBsTestSupport
  import Testing

  /// An app with a mistake of each kind. The compiler is asked whether what mends them is Swift, and a trace whether it
  /// mends them.
  @Suite("A mended app")
  struct MendedAppTests {
    private func report(on app: WiredApp, _ edited: [String: String] = [:]) throws -> SourceReport {
      var options = SourceAnalysis.Options()
      options.edited = edited
      return try SourceAnalysis.report(on: [app.folder], options)
    }

    private func mending(_ app: WiredApp) throws -> Mending {
      try Mending(
        report(on: app),
        of: Mending.App(
          text: { try? app.text($0) }, report: { try report(on: app, $0) },
          chosen: { $0.hazards.filter { $0.exemption == nil } }))
    }

    private func mended() throws -> WiredApp {
      let app = try WiredApp("Careless")
      for file in try mending(app).patch(naming: { $0 }).files {
        try app.write(file.after ?? "", to: file.path)
      }
      return app
    }

    @Test func `has a mistake of each kind before, and none after`() throws {
      let app = try WiredApp("Careless")
      let kinds = try mending(app).mended.map(\.rule)
      #expect(
        Set(kinds) == [
          "unguarded-attach", "late-reference", "not-cleared", "router-strong", "presenter-cycle",
          "self-capture-cycle", "undisposed-subscription",
        ])
      #expect(try mended().source().hazards == [])
    }

    @Test func `is not changed by a second run`() throws {
      let app = try mended()
      #expect(try mending(app).patch { $0 }.files.isEmpty)
    }

    @Test func `compiles, and runs without a finding`() throws {
      let before = try Compiled(try WiredApp("Careless"))
      #expect(before.errors == "")
      let outcome = try before.run(journey)
      #expect(outcome.status == 0)
      #expect(try check(before) != 0)
      let after = try Compiled(mended())
      #expect(after.errors == "")
      let mended = try after.run(journey)
      #expect(mended.status == 0)
      #expect(try check(after) == 0)
    }

    private func check(_ app: Compiled) throws -> Int32 {
      try Tool("ribs-inspect").run(
        ["check", "trace.jsonl", "--fail-on", "warning"], in: app.folder
      )
      .status
    }

    /// A double tap, a song, and twice back.
    private let journey = """
      import Foundation
      import ModernRIBs
      import RIBsRecorder
      @testable import App

      try RIBsRecorder.start(to: URL(fileURLWithPath: "trace.jsonl"))
      let window = HeadlessWindow()
      let component = AppComponent()
      let root = RootBuilder(dependency: component).build()
      root.launch(from: window)
      func use() {
        let view = root.viewControllable as? RootViewController
        view?.tapPlayer()
        view?.tapPlayer()
        component.songs.send("one")
        component.songs.send("two")
        let player = (root.children.first as? ViewableRouting)?.viewControllable as? PlayerViewController
        player?.tapClose()
        player?.tapClose()
      }
      use()
      use()
      await RIBsRecorder.settle()
      RIBsRecorder.stop()
      """
  }
#endif
