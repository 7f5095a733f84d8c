import RIBsAnalysis
import Testing

@Suite struct TraceHealthTests {
  @Test(arguments: [
    ("torn {", "trace-torn-tail"), ("raw {", "trace-malformed-line"),
    ("long 1048577", "trace-line-too-long"),
    (#"raw {"type":"load","seq":5,"t":5000000}"#, "trace-invalid-field"),
    ("gap 1\nsettle", "trace-gap"), ("drop 1", "trace-dropped"),
  ])
  func `a session that misses something is inconclusive`(script: String, rule: String) throws {
    let report = try session("root Root\n" + script)
    let warnings = report.findings.filter { $0.severity >= .warning }
    #expect(warnings.map(\.rule) == [rule])
    #expect(report.isInconclusive)
  }

  @Test(arguments: [
    ("headless\nroot Root", "trace-no-header"),
    ("root Root\nafter -2ms\nsettle", "trace-clock"),
    (
      "root Root\nraw {\"type\":\"x\",\"seq\":5,\"t\":5000000}\ngap 1\nend exit",
      "trace-unknown-type"
    ),
  ])
  func `a session that is only odd is conclusive`(script: String, rule: String) throws {
    let report = try session(script)
    #expect(report.findings.map(\.rule) == [rule])
    #expect(!report.isInconclusive)
  }

  @Test func `each kind is told once, with its count and its first line`() throws {
    let found = try findings(
      """
      root Root
      raw {
      raw {"type":
      settle
      raw oops
      end exit
      """)
    #expect(found.map(\.words) == ["trace-malformed-line"])
    #expect(found.first?.line == 6)
    #expect(found.first?.seq == 4)
    #expect(found.first?.message.hasPrefix("3 lines of the trace cannot be read") == true)
    #expect(found.first?.id == nil)
  }

  @Test func `a hole says how many are missing, and a number that goes back what came before`()
    throws
  {
    let hole = try findings("root Root\ngap 3\nsettle")
    #expect(hole.first?.message.contains("3 missing before 8") == true)
    let back = try findings("root Root\ngap -2\nsettle")
    #expect(back.first?.message.contains("3 comes after 4") == true)
  }

  @Test func `a number that comes twice is broken numbering`() throws {
    #expect(try words("root Root\ngap -1\nsettle") == ["trace-gap"])
  }

  @Test func `a session that does not begin with 1 lost its beginning`() throws {
    #expect(try words("gap 4\nroot Root") == ["trace-gap"])
  }

  @Test func `a line left out for another reason is no hole besides`() throws {
    #expect(
      try words(
        """
        root Root
        raw {"type":"attach","seq":5,"t":5000000,"id":"two"}
        gap 1
        end exit
        """) == ["trace-invalid-field"])
    #expect(
      try words(
        """
        root Root
        raw {"type":"teleport","seq":5,"t":5000000}
        gap 1
        end exit
        """) == ["trace-unknown-type"])
  }

  @Test func `a line that is left out changes nothing in the tree`() throws {
    let report = try session(
      """
      root Root
      open Root A
      raw {"type":"detach","seq":9,"t":9000000,"id":2,"parent":1,"cause":"whim"}
      """)
    #expect(report.tree.nodes.map(\.rib) == ["Root", "A"])
    #expect(report.events == 8)
    #expect(report.lines == 10)
  }

  @Test func `lost events are summed, however many there are`() throws {
    let found = try findings("root Root\ndrop 3\ndrop 4")
    #expect(found.first?.message.hasPrefix("7 events could not be written") == true)
    let max = Int.max
    #expect(
      try words("root Root\ndrop \(max)\ndrop \(max)") == ["trace-dropped"])
  }

  @Test func `the greatest number of all is followed by nothing in order`() throws {
    #expect(
      try findings(
        """
        raw {"type":"mark","seq":9223372036854775807,"t":0,"name":"a"}
        raw {"type":"mark","seq":9223372036854775807,"t":9223372036854775807,"name":"b"}
        """
      ).filter { $0.rule == "trace-gap" }.count == 1)
  }

  @Test func `a hole is told at the event behind it`() throws {
    let found = try findings("root Root\ngap 3\nsettle\nsettle")
    #expect(found.map(\.rule) == ["trace-gap"])
    #expect(found.map(\.seq) == [8] && found.map(\.line) == [6])
  }
}
