import RIBsAnalysis
import Testing

@Suite struct LostChildTests {
  private static let held = """
    root Board
    open Board Post @App/Board.swift:20
    hold Board.post Post

    """

  @Test
  func `it is reported where the last hold ended, with its attach and the next sibling's attach`()
    throws
  {
    let finding = try #require(
      findings(
        Self.held + """
          open Board Post#2 @App/Board.swift:21
          unhold Board.post Post
          hold Board.post Post#2
          """
      ).first)
    #expect(finding.words == "lost-child Post")
    #expect(finding.id == 2)
    #expect(finding.at == "App/Board.swift:20")
    #expect(finding.related.map(\.at) == ["App/Board.swift:20", "App/Board.swift:21"])
    // Four events of Board, four of Post, the hold, four of the second Post.
    #expect(finding.seq == 14)
  }

  @Test func `a child whose property is cleared is lost without a second child`() throws {
    let found = try findings(Self.held + "unhold Board.post Post")
    #expect(found.map(\.words) == ["lost-child Post"])
    #expect(found.first?.related.count == 1)
  }

  @Test func `a sibling of another name is not the next sibling`() throws {
    let found = try findings(Self.held + "open Board Ad\nunhold Board.post Post")
    #expect(found.first?.related.count == 1)
  }

  @Test func `a child is not lost while another property holds it`() throws {
    #expect(try words(Self.held + "hold Board.all Post\nunhold Board.post Post") == [])
    #expect(
      try words(
        Self.held + "hold Board.all Post\nunhold Board.post Post\nunhold Board.all Post")
        == ["lost-child Post"])
  }

  @Test func `a child that is held again is not lost`() throws {
    #expect(try words(Self.held + "unhold Board.post Post\nhold Board.post Post") == [])
  }

  @Test func `a child that is lost, held and lost again is reported once`() throws {
    let found = try findings(
      Self.held + "unhold Board.post Post\nhold Board.post Post\nunhold Board.post Post")
    #expect(found.map(\.words) == ["lost-child Post"])
    #expect(found.first?.seq == 12)
  }

  @Test func `a child that is detached by call after its hold ended is not lost`() throws {
    #expect(try words(Self.held + "unhold Board.post Post\nclose Board Post") == [])
  }

  @Test func `a child that is detached by deinit after its hold ended is lost`() throws {
    #expect(
      try words(Self.held + "unhold Board.post Post\ndetach Board Post deinit\ndestroy Board")
        == ["lost-child Post"])
  }

  @Test func `a child whose hold ends off the tree is not lost`() throws {
    #expect(
      try words(Self.held + "close Board Post\nunhold Board.post Post\ndestroy Post\nsettle")
        == [])
  }

  @Test func `an unhold without a hold loses no child`() throws {
    #expect(
      try words(
        """
        root Board
        open Board Post
        unhold Board.post Post
        """) == [])
  }

  @Test func `a lost child that is detached and attached again starts anew`() throws {
    #expect(
      try words(
        Self.held + """
          unhold Board.post Post
          close Board Post
          open Board Post
          settle
          """) == [])
  }

  @Test func `a property of a parent that is gone does not hold a child`() throws {
    #expect(
      try words(
        """
        root Root
        open Root Old
        open Old Post
        hold Old.post Post
        close Old Post
        open Root Post
        hold Root.post Post
        close Root Old
        destroy Old
        unhold Root.post Post
        """) == ["lost-child Post"])
  }

  @Test func `holds and unholds of a parent that is gone change nothing`() throws {
    let script = """
      root Root
      open Root Old
      open Root Post
      close Root Old
      destroy Old

      """
    let lost = "hold Root.post Post\nunhold Root.post Post\n"
    #expect(try words(script + lost + "hold Old.post Post") == ["lost-child Post"])
    #expect(try words(script + "hold Old.post Post\nunhold Old.post Post") == [])
  }

  @Test func `children without a name are not each other's next siblings`() throws {
    let trace = """
      {"type":"trace","version":1}
      {"type":"attach","seq":1,"t":1,"id":2,"parent":1}
      {"type":"hold","seq":2,"t":2,"id":2,"parent":1,"property":"R.a"}
      {"type":"attach","seq":3,"t":3,"id":3,"parent":1}
      {"type":"unhold","seq":4,"t":4,"id":2,"parent":1,"property":"R.a"}
      {"type":"end","seq":5,"t":5,"reason":"exit"}

      """
    let nameless = try sessions(Array(trace.utf8)).flatMap(\.findings)
    #expect(nameless.map(\.rule) == ["lost-child"])
    #expect(nameless.first?.related.map(\.seq) == [1])
  }
}
