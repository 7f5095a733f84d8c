import RIBsAnalysis
import RIBsTestSupport
import Testing

/// Traces of apps on uber/RIBs for Android, where RIBs load before they are active and detach their children after they
/// are inactive, recorded in several ways.
@Suite struct AndroidOrderTests {
  /// The findings that a check may fail on.
  private func wrong(_ trace: [UInt8]) throws -> [String] {
    try sessions(trace).flatMap(\.findings).filter { $0.severity > .info }.map(\.words)
  }

  private func app(_ recorder: AndroidRecorder) -> AndroidApp {
    var app = AndroidApp(recorder, inDidBecomeActive: ["Root": ["Home"]])
    app.create(activityOf: "Root")
    app.wait(seconds: 3)
    app.attach("Feed", to: "Home")
    app.wait(seconds: 3)
    return app
  }

  @Test(arguments: AndroidJourney.allCases, AndroidRecorder.all)
  func `an app without mistakes has no findings`(
    journey: AndroidJourney, recorder: AndroidRecorder
  ) throws {
    let session = try #require(try sessions(journey.trace(recorder)).first)
    #expect(session.findings.filter { $0.severity > .info }.map(\.words) == [])
    #expect(!session.isInconclusive)
    #expect(session.hasLifetimes == (recorder.lifetimes == .createAndDestroy))
  }

  @Test(arguments: AndroidRecorder.all)
  func `a child that is attached twice is found`(recorder: AndroidRecorder) throws {
    var app = app(recorder)
    app.attach("Feed", to: "Home")
    let found = try wrong(app.end())
    #expect(found.contains("double-attach Feed"))
    #expect(found.allSatisfy { ["double-attach Feed", "unbalanced-activation Feed"].contains($0) })
  }

  @Test(arguments: AndroidRecorder.all)
  func `a child that is detached twice is found if the recorder hears of it`(
    recorder: AndroidRecorder
  ) throws {
    var app = app(recorder)
    app.detach("Feed", from: "Home")
    app.detach("Feed", from: "Home")
    app.collect("Feed")
    let found = try wrong(app.end())
    #expect(found.contains("double-detach Feed") == (recorder.calls == .overrides))
    #expect(found.contains("unbalanced-activation Feed") == (recorder.states != .none))
    #expect(found.allSatisfy { ["double-detach Feed", "unbalanced-activation Feed"].contains($0) })
  }

  @Test(arguments: AndroidRecorder.all)
  func `a child that is attached under a RIB that has left is found`(
    recorder: AndroidRecorder
  ) throws {
    var app = app(recorder)
    app.detach("Home", from: "Root")
    app.attach("Details", to: "Home")
    app.detach("Details", from: "Home")
    app.collect("Home", "Feed", "Details")
    #expect(try wrong(app.end()) == ["attach-under-detached Details"])
  }

  @Test(arguments: AndroidRecorder.all)
  func `a RIB that stays is a leak only if the trace says when routers are built and freed`(
    recorder: AndroidRecorder
  ) throws {
    var app = app(recorder)
    app.detach("Feed", from: "Home")
    app.wait(seconds: 60)
    let found = try wrong(app.end())
    #expect(found == (recorder.lifetimes == .createAndDestroy ? ["leaked-child Feed"] : []))
  }

  @Test(arguments: [
    "activate Map\nafter 9s\nload Map", "load Map\nactivate Map", "load Map",
    "activate Map\nload Map",
  ])
  func `a child may load at any time before its detach`(states: String) throws {
    let script = """
      root Root
      create Map
      attach Root Map
      \(states)
      after 9s
      close Root Map
      """
    #expect(try words(script + "\ndestroy Map") == [])
  }

  @Test func `a trace in which nobody loads has no detach during an attach`() throws {
    let script = """
      launch Root
      activate Root
      attach Root Map
      activate Map
      detach Root Map
      deactivate Map
      """
    #expect(try words(script) == [])
  }

  @Test(arguments: AndroidRecorder.all)
  func `a move is one move, though the RIBs below are detached one by one`(
    recorder: AndroidRecorder
  ) throws {
    let trace = AndroidJourney.logInAndOut.trace(recorder)
    let session = try #require(try sessions(trace).first)
    let root = try #require(session.flows.first { $0.owner == "Root" })
    #expect(root.moves == ["LoggedOut → LoggedIn", "LoggedIn → LoggedOut"])
  }
}
