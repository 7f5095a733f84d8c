import RIBsAnalysis
import Testing

@Suite struct RemainingRuleTests {
  @Test func `a view that outlives a destroyed RIB is reported where the RIB left the tree`() throws
  {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A @App/R.swift:1
        appear A
        close Root A @App/R.swift:2
        destroy A
        settle
        """
      ).first)
    #expect(finding.words == "view-outlives-rib A")
    #expect(finding.seq == 10)
    #expect(finding.at == "App/R.swift:1")
    #expect(finding.related.map(\.at) == ["App/R.swift:1", nil, "App/R.swift:2"])
  }

  @Test func `a view that disappears after its RIB leaves is not reported`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        appear A
        close Root A
        disappear A removed
        destroy A
        settle
        """) == [])
  }

  @Test func `a RIB that is leaked and active is reported once`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        open A B
        close Root A
        activate B
        settle
        """) == ["leaked-child A"])
  }

  @Test func `an active RIB off the tree is reported though its lifetime is unknown`() throws {
    let finding = try #require(
      findings(
        """
        launch Root
        attach Root A
        activate A
        detach Root A @App/R.swift:4
        settle
        """
      ).first)
    #expect(finding.words == "active-while-detached ?")
    #expect(finding.seq == 4)
  }

  @Test func `an active RIB off the tree has the grace to become inactive`() throws {
    #expect(
      try words(
        """
        launch Root
        attach Root A
        activate A
        detach Root A
        """) == [])
  }

  @Test func `a RIB that another rule reports is not reported as active as well`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        appear A
        detach Root A
        settle
        """) == ["leaked-child A", "view-outlives-rib A"])
  }

  @Test func `a RIB that was built ahead of time is reported only after the grace`() throws {
    #expect(try words("root Root\ncreate A\n") == [])
    #expect(try words("root Root\ncreate A\nsettle") == ["never-attached A"])
    #expect(try words("root Root\ncreate A\ndestroy A\nsettle") == [])
    #expect(try words("root Root\ncreate A\nopen A B\nsettle") == [])
  }

  @Test func `each activation of an active RIB is reported, and none changes the state`() throws {
    #expect(
      try words(
        """
        root Root
        activate Root
        activate Root
        deactivate Root
        deactivate Root
        """)
        == [
          "unbalanced-activation Root", "unbalanced-activation Root",
          "unbalanced-activation Root",
        ])
  }

  @Test
  func
    `a tab bar that rebuilds is reported once, where the fifth RIB of the second name is detached`()
    throws
  {
    let script = (1...9).reduce("root Tabs\n") { script, number in
      script + "open Tabs A#\(number)\nclose Tabs A#\(number) @App/Tabs.swift:\(number)\n"
        + "destroy A#\(number)\n"
        + "open Tabs B#\(number)\nclose Tabs B#\(number) @App/Tabs.swift:1\(number)\n"
        + "destroy B#\(number)\n"
    }
    let found = try findings(script)
    #expect(found.map(\.words) == ["rebuild-churn Tabs"])
    #expect(found.first?.at == "App/Tabs.swift:15")
    #expect(found.first?.message.hasSuffix("A 5 times, B 5 times.") == true)
  }

  @Test func `four instances are not reported`() throws {
    let script = (1...4).reduce("root Tabs\n") { script, number in
      script + "open Tabs A#\(number)\nclose Tabs A#\(number)\ndestroy A#\(number)\n"
        + "open Tabs B#\(number)\nclose Tabs B#\(number)\ndestroy B#\(number)\n"
    }
    #expect(try words(script) == [])
  }

  @Test func `an instance that is attached again after its router was destroyed does not count`()
    throws
  {
    let script = (1...5).reduce("root Tabs\n") { script, number in
      script + "open Tabs A#\(number)\nclose Tabs A#\(number)\ndestroy A#\(number)\n"
        + "open Tabs B#\(number)\nclose Tabs B#\(number)\ndestroy B#\(number)\n"
        + (number == 1 ? "attach Tabs A#1\n" : "")
    }
    #expect(try !words(script).contains("rebuild-churn Tabs"))
  }

  @Test func `an instance that gets its name when it is attached again does not count before`()
    throws
  {
    var (lines, seq) = ([#"{"type":"trace","version":1}"#], 0)
    func write(_ type: String, _ id: Int, rib: String = "") {
      seq += 1
      lines.append(
        #"{"type":"\#(type)","seq":\#(seq),"t":\#(seq),"id":\#(id),"parent":1,"rib":"\#(rib)"}"#)
    }
    write("attach", 2)
    write("detach", 2)
    for id in 3...12 {
      // The RIB without a name turns out to be another A.
      if id == 5 { write("attach", 2, rib: "A") }
      write("attach", id, rib: id.isMultiple(of: 2) ? "A" : "B")
      write("detach", id)
    }
    let found = try sessions(lines.joined(separator: "\n").utf8).flatMap(\.findings)
    #expect(found.contains { $0.rule == "rebuild-churn" && $0.seq == 23 })
  }

  @Test func `five instances under each of two parents are not reported`() throws {
    let script = (1...5).reduce("root Root\nopen Root P\nopen Root Q\n") { script, number in
      script + "open P A#\(number)\nclose P A#\(number)\ndestroy A#\(number)\n"
        + "open Q B#\(number)\nclose Q B#\(number)\ndestroy B#\(number)\n"
    }
    #expect(try words(script) == [])
  }
}
