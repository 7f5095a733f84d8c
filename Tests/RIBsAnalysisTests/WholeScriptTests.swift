import RIBsAnalysis
import RIBsTestSupport
import Testing

@Suite("The language of scripts")
struct WholeScriptTests {
  @Test func `stands for these lines`() throws {
    let script = """
      root Root
      create Menu
      create Plain viewless
      create Start launch
      open Root Feed @App/R.swift:1 on loader
      open Feed Post#1
      open Feed Post#2 @App/F.swift:2
      close Root Feed @App/R.swift:3
      open Root Feed
      attach Root Menu @App/R.swift:4
      detach Root Menu @App/R.swift:5
      detach Root Menu deinit
      detach Root Menu call
      activate Menu
      deactivate Menu
      load Menu
      launch Start
      hold Root.a Menu
      unhold Root.a Menu
      hold Post#2.b.c Menu
      unread Root on loader
      appear Menu
      disappear Menu
      disappear Menu removed
      leak Menu presenter MenuPresenter 1500ms
      worker Poller start Menu
      worker Poller stop Menu
      worker Other start
      workflow Link start
      workflow Link start Root
      workflow Link wait 2
      workflow Link wait 2 Menu
      workflow Link step Menu
      workflow Last complete
      workflow Link fail 3
      workflow Link cancel
      mark home
      settle
      unsettled 60s

      drop 3
      gap 5
      mark after-a-gap
      after 2s
      mark later
      after -1s
      gap -2
      destroy Menu
      create Menu
      open Root Menu
      attach A B
      attach B A
      open A B
      long 60
      long 5
      raw {"type": "mark"}
      end teardown
      torn {"ty
      """
    try expectGolden(
      String(decoding: try TraceScript(script).trace(), as: UTF8.self), "script.jsonl.txt")
  }

  @Test(arguments: ["raw x", "long 20", "killed", "torn {"])
  func `gives no end to a trace that is damaged or goes on`(line: String) throws {
    let trace = String(decoding: try TraceScript("settle\n\(line)").trace(), as: UTF8.self)
    #expect(!trace.contains("exit"))
  }

  @Test(arguments: [
    ("create", "'create' needs more words"), ("open Root", "'open' needs more words"),
    ("open", "'open' needs more words"), ("close Root", "'close' needs more words"),
    ("attach", "'attach' needs more words"), ("detach Root", "'detach' needs more words"),
    ("root", "'root' needs more words"), ("launch", "'launch' needs more words"),
    ("activate", "'activate' needs more words"), ("deactivate", "'deactivate' needs more words"),
    ("load", "'load' needs more words"), ("destroy", "'destroy' needs more words"),
    ("unread", "'unread' needs more words"), ("appear", "'appear' needs more words"),
    ("disappear", "'disappear' needs more words"), ("hold Root.a", "'hold' needs more words"),
    ("leak A presenter P", "'leak' needs more words"), ("worker W", "'worker' needs more words"),
    ("workflow W", "'workflow' needs more words"), ("mark", "'mark' needs more words"),
    ("unsettled", "'unsettled' needs more words"), ("drop", "'drop' needs more words"),
    ("end", "'end' needs more words"), ("after", "'after' needs more words"),
    ("gap", "'gap' needs more words"), ("long", "'long' needs more words"),
    ("worker W jump", "'jump' is not a phase of a worker"),
    ("workflow W jump", "'jump' is not a phase of a workflow"),
    ("drop many", "'many' is not a number"), ("long x", "'x' is not a number"),
    ("after 5", "'5' is not a duration such as 6s or 200ms"),
    ("after ms", "'ms' is not a duration such as 6s or 200ms"),
    ("after 99999999999s", "'99999999999s' is not a duration such as 6s or 200ms"),
    ("unsettled now", "'now' is not a duration such as 6s or 200ms"),
    ("gap 9223372036854775807", "'9223372036854775807' is too large"),
    ("gap 4611686018427387903", "'4611686018427387903' is too large"),
  ]) func `names what is wrong with a line`(line: String, reason: String) {
    #expect {
      _ = try TraceScript("root Root\n" + line).trace()
    } throws: { error in
      "\(error)" == "line 2 of the script: \(reason)"
    }
  }

  @Test func `takes numbers that leave room for the events that follow`() throws {
    _ = try TraceScript("gap 4611686018427387902\nsettle").trace()
    _ = try TraceScript("after 4611686018s\nsettle").trace()
  }
}
