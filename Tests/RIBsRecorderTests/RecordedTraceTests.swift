import Foundation
import ExclusiveObservation
import RIBsAnalysis
import RIBsRecorder
import RIBsTestSupport
import RIBsTrace
import Testing

@testable import InstrumentedRIBs

/// Runs on the main actor, as an app's routers do, so no event has a thread.
@Suite(.exclusiveObservation) @MainActor struct RecordedTraceTests {
  private let file = TemporaryFile()

  private func useSmallApp() {
    let window = HeadlessWindow()
    withExtendedLifetime(window) {
      let home = HomeRouter()
      home.launch(from: window)
      home.open()
      RIBsRecorder.mark("open")
      home.close()
      RIBsRecorder.assumeSettled()
    }
  }

  @Test func `a small app that is taken down has no findings`() throws {
    try recording(to: file, until: .teardown, useSmallApp)
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    #expect(try analyzer.finish().flatMap(\.findings) == [])
  }

  @Test func `a small app is recorded line by line`() throws {
    try recording(to: file, until: .teardown, useSmallApp)
    let site = "RIBsRecorderTests/SmallApp.swift"
    #expect(
      try file.text == """
        {"type":"trace","version":1,"session":"S","app":"App","runtime":"InstrumentedRIBs 1.0","platform":"P","startedAt":"now"}
        {"type":"create","seq":1,"t":1000000,"id":1,"rib":"Home","kind":"launch"}
        {"type":"launch","seq":2,"t":2000000,"id":1}
        {"type":"appear","seq":3,"t":3000000,"id":1}
        {"type":"activate","seq":4,"t":4000000,"id":1}
        {"type":"load","seq":5,"t":5000000,"id":1}
        {"type":"create","seq":6,"t":6000000,"id":2,"rib":"Detail","kind":"viewless"}
        {"type":"attach","seq":7,"t":7000000,"id":2,"parent":1,"at":"\(site):\(HomeRouter.openLine)"}
        {"type":"hold","seq":8,"t":8000000,"id":2,"parent":1,"property":"HomeRouter.detail"}
        {"type":"activate","seq":9,"t":9000000,"id":2}
        {"type":"load","seq":10,"t":10000000,"id":2}
        {"type":"mark","seq":11,"t":11000000,"name":"open"}
        {"type":"detach","seq":12,"t":12000000,"id":2,"parent":1,"cause":"call","at":"\(site):\(HomeRouter.closeLine)"}
        {"type":"deactivate","seq":13,"t":13000000,"id":2}
        {"type":"destroy","seq":14,"t":14000000,"id":2}
        {"type":"unhold","seq":15,"t":15000000,"id":2,"parent":1,"property":"HomeRouter.detail"}
        {"type":"settle","seq":16,"t":16000000}
        {"type":"deactivate","seq":17,"t":17000000,"id":1}
        {"type":"destroy","seq":18,"t":18000000,"id":1}
        {"type":"disappear","seq":19,"t":19000000,"id":1,"removed":true}
        {"type":"end","seq":20,"t":20000000,"reason":"teardown"}

        """)
  }

  @Test func `a session says when it began, to the millisecond and in UTC`() {
    #expect(
      RIBsRecorder.Options().startedAt.wholeMatch(
        of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
  }

  @Test func `the header names the app, the runtime and the system unless the app does`() throws {
    var options = RIBsRecorder.Options(session: "S", startedAt: "now")
    let process = ProcessInfo.processInfo
    options.app += "!"
    try recording(to: file, options) {}
    let header = TraceHeader(
      session: "S", app: process.processName + "!", runtime: "InstrumentedRIBs 1.0",
      platform: process.operatingSystemVersionString, startedAt: "now", device: machine)
    #expect(
      try file.text.split(separator: "\n").first.map { "\($0)\n" }
        == String(decoding: TraceEncoder().line(for: header), as: UTF8.self))
    #expect(RIBsRecorder.Options().session != RIBsRecorder.Options().session)
  }

  @Test func `the header has what the app says of itself`() throws {
    var options = RIBsRecorder.Options.fixed()
    (options.appVersion, options.build, options.device) = ("3.2", "3201", "iPhone16,1")
    options.tags = ["store": "eu", "channel": "beta"]
    try recording(to: file, options) {}
    let words =
      #","appVersion":"3.2","build":"3201","device":"iPhone16,1","tags":{"channel":"beta","store":"eu"}}"#
    #expect(try file.text.split(separator: "\n").first?.hasSuffix(words) == true)
  }

  /// What kind of machine this is.
  private var machine: String? {
    try? Tool(at: "/usr/bin/env").run(["uname", "-m"]).output.trimmingCharacters(in: .newlines)
  }

  @Test func `a recording that does not read holds has none`() throws {
    try recording(to: file, .fixed(readsHolds: false), useSmallApp)
    #expect(try !file.text.contains(#"hold""#))
    #expect(try events(file.url).count == 18)
  }

  @Test(arguments: [RIBsRecorder.Ending.exit, .teardown])
  func `what a property holds when the recording stops is in the trace`(
    ending: RIBsRecorder.Ending
  ) throws {
    var home: HomeRouter?
    try recording(to: file, until: ending) {
      let router = HomeRouter()
      let detail = DetailRouter()
      router.attachChild(detail)
      // Nothing calls the recorder after this, and the main queue gets no turn.
      router.detail = detail
      home = router
    }
    let bodies = try events(file.url).map(\.body).filter { ["hold", "end"].contains($0.name) }
    #expect(
      bodies == [
        .hold(id: 2, parent: 1, property: "HomeRouter.detail"),
        .end(ending == .exit ? .exit : .teardown),
      ])
    withExtendedLifetime(home) {}
  }

  @Test func `a line is in the file when the call that caused it returns`() throws {
    try recording(to: file) { () throws in
      #expect(try file.text.hasSuffix(#""startedAt":"now"}"# + "\n"))
      let home = HomeRouter()
      #expect(try file.text.hasSuffix(#""rib":"Home","kind":"launch"}"# + "\n"))
      home.interactable.activate()
      #expect(try file.text.hasSuffix(#""type":"activate","seq":2,"t":2000000,"id":1}"# + "\n"))
      RIBsRecorder.mark("here")
      #expect(try file.text.hasSuffix(#""name":"here"}"# + "\n"))
    }
  }

  @Test func `a trace can be read while it is recorded, and ends with its last line afterwards`()
    throws
  {
    try recording(to: file) { () throws in
      #expect(try events(file.url) == [])
      _ = HomeRouter()
      #expect(try events(file.url).map(\.body.name) == ["create", "destroy"])
    }
    #expect(try events(file.url).map(\.body.name) == ["create", "destroy", "end"])
  }

  @Test func `events after the stop are not recorded`() throws {
    let home = HomeRouter()
    try recording(to: file) { home.open() }
    let before = try file.text
    home.close()
    home.launch(from: HeadlessWindow())
    RIBsRecorder.mark("late")
    RIBsRecorder.assumeSettled()
    #expect(HomeRouter().routerRecord == nil)
    #expect(try file.text == before)
    #expect(before.hasSuffix(#""reason":"exit"}"# + "\n"))
  }

  @Test func `stop, mark and settle without a start do nothing`() throws {
    RIBsRecorder.stop()
    RIBsRecorder.mark("nobody hears")
    RIBsRecorder.assumeSettled()
    #expect(!RIBsRecorder.runUntilSettled())
    RIBsRecorder.stop(.teardown)
    // None of it is kept for a recording that starts later either.
    try RIBsRecorder.start(to: file.url, options: .fixed())
    RIBsRecorder.stop()
    #expect(try events(file.url).map(\.body) == [.end(.exit)])
  }

  @Test func `a second start ends the first session with an end event`() throws {
    let second = TemporaryFile()
    try RIBsRecorder.start(to: file.url, options: .fixed())
    _ = HomeRouter()
    try RIBsRecorder.start(to: second.url, options: .fixed())
    _ = HomeRouter()
    RIBsRecorder.stop()
    for url in [file.url, second.url] {
      #expect(
        try events(url).map(\.body.name) == ["create", "destroy", "end"])
    }
  }

  @Test func `a RIB of an earlier session that is deallocated in a later one affects neither`()
    throws
  {
    let second = TemporaryFile()
    var home: HomeRouter? = HomeRouter()
    try recording(to: file) { home?.open() }
    try recording(to: second) {
      home = nil
      _ = HomeRouter()
    }
    #expect(try events(second.url).map(\.seq) == [1, 2, 3])
    #expect(try events(file.url).map(\.body.name).last == "end")
  }

  @Test func `a recorded RIB and everything it owns are deallocated when the app releases it`()
    throws
  {
    weak var home: HomeRouter?
    weak var homeInteractor: HomeInteractor?
    weak var view: HomeView?
    weak var detail: DetailRouter?
    weak var detailInteractor: DetailInteractor?
    try recording(to: file) {
      do {
        let router = HomeRouter()
        router.launch(from: HeadlessWindow())
        router.open()
        (home, homeInteractor, view) = (router, router.interactor, router.viewController)
        (detail, detailInteractor) = (router.detail, router.detail?.interactor)
        #expect(detailInteractor != nil && view != nil)
        router.close()
        #expect(detail == nil && detailInteractor == nil)
        router.open()
        (detail, detailInteractor) = (router.detail, router.detail?.interactor)
      }
      #expect(home == nil && homeInteractor == nil && view == nil)
      #expect(detail == nil && detailInteractor == nil)
    }
    let names = try events(file.url).map(\.body.name)
    #expect(names.filter { $0 == "destroy" }.count == 3)
    #expect(names.contains("hold"))
  }
}
