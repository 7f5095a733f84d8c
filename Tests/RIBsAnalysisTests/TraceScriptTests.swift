import RIBsAnalysis
import Testing

@Suite struct TraceScriptTests {
  private func lines(_ script: String) throws -> [String] {
    String(decoding: try TraceScript("headless\n" + script).trace(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `a trace begins with a header unless it is headless`() throws {
    let text = String(decoding: try TraceScript("settle").trace(), as: UTF8.self)
    #expect(
      text == """
        {"type":"trace","version":1,"session":"example","app":"Example"}
        {"type":"settle","seq":1,"t":1000000}
        {"type":"end","seq":2,"t":1000000,"reason":"exit"}

        """)
    #expect(try lines("settle\nkilled").count == 1)
  }

  @Test func `a trace has an end unless the script has killed, raw, long or torn`() throws {
    for script in ["settle\nend teardown", "settle\nkilled", "settle\nraw {}", "settle\ntorn {"] {
      #expect(try !lines(script).contains { $0.contains(#""reason":"exit""#) })
    }
    #expect(try lines("after 5s").last == #"{"type":"end","seq":1,"t":5000000000,"reason":"exit"}"#)
  }

  @Test func `the call site of an open belongs to the attach alone`() throws {
    #expect(
      try lines("open Root Feed @App/R.swift:9 on network\nkilled") == [
        #"{"type":"create","seq":1,"t":1000000,"id":1,"rib":"Feed","kind":"viewable","thread":"network"}"#,
        #"{"type":"attach","seq":2,"t":2000000,"id":1,"parent":2,"thread":"network","at":"App/R.swift:9"}"#,
        #"{"type":"activate","seq":3,"t":3000000,"id":1,"thread":"network"}"#,
        #"{"type":"load","seq":4,"t":4000000,"id":1,"thread":"network"}"#,
      ])
  }

  @Test
  func `a RIB that is closed and opened again is activated from the top down and not loaded again`()
    throws
  {
    let script = "open Root A\nopen A B\nclose Root A @App/R.swift:2\nopen Root A\nkilled"
    #expect(
      try lines(script).dropFirst(8).map { String($0.prefix { $0 != "," }) } == [
        #"{"type":"detach""#, #"{"type":"deactivate""#, #"{"type":"deactivate""#,
        #"{"type":"attach""#, #"{"type":"activate""#, #"{"type":"activate""#,
      ])
    #expect(try lines(script)[8].hasSuffix(#""cause":"call","at":"App/R.swift:2"}"#))
    #expect(try lines(script)[9].contains(#""id":1"#))
  }

  @Test func `a second RIB of a name has that name and its own number`() throws {
    #expect(
      try lines("create Post\ncreate Post#2 viewless\nkilled") == [
        #"{"type":"create","seq":1,"t":1000000,"id":1,"rib":"Post","kind":"viewable"}"#,
        #"{"type":"create","seq":2,"t":2000000,"id":2,"rib":"Post","kind":"viewless"}"#,
      ])
  }

  @Test(arguments: [
    ("fly Root", "'fly' is not an event"), ("attach Root", "'attach' needs more words"),
    ("after soon", "'soon' is not a duration such as 6s or 200ms"),
    ("gap x", "'x' is not a number"), ("end early", "'early' is not an end reason"),
    ("detach A B whim", "'whim' is not a detach cause"),
    ("create A round", "'round' is not a kind of RIB"),
    ("hold Root A", "'Root' is not written as Parent.property"),
  ])
  func `a line that is not part of the language is an error with its number`(
    line: String, reason: String
  ) {
    do {
      _ = try TraceScript("\nroot Root\n" + line).trace()
      Issue.record("\(line) was taken")
    } catch {
      #expect(error.description == "line 3 of the script: \(reason)")
    }
  }

  @Test func `an event without names can be on a thread too`() throws {
    #expect(
      try lines("settle on network\nkilled") == [
        #"{"type":"settle","seq":1,"t":1000000,"thread":"network"}"#
      ])
  }
}
