import RIBsTestSupport
import Testing

@Suite("ribs-inspect check on traces from Android", .showsOutput)
struct AndroidTraceTests {
  private let tool = Tool("ribs-inspect")

  @Test(arguments: AndroidJourney.allCases)
  func `an app without mistakes passes, however it was recorded`(journey: AndroidJourney) throws {
    let trace = AndroidRecorder.all.flatMap(journey.trace)
    let scratch = try Scratch()
    let file = try scratch.write(trace, to: "\(journey).jsonl")
    let outcome = try tool.run(["check", file, "--fail-on", "warning"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\(AndroidRecorder.all.count) sessions"))
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: AndroidRecorder.all)
  func `a late attach fails, however it was recorded`(recorder: AndroidRecorder) throws {
    var app = AndroidApp(recorder, inDidBecomeActive: ["Root": ["Home"]])
    app.create(activityOf: "Root")
    app.detach("Home", from: "Root")
    app.attach("Feed", to: "Home")
    let scratch = try Scratch()
    let outcome = try tool.run(["check", try scratch.write(app.end(), to: "late.jsonl")])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("attach-under-detached"))
  }
}
