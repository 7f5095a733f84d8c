import RIBsAnalysis
import Testing

@Suite struct LostChildTests {
  private static let held = """
    root Board
    open Board Post @App/Board.swift:20
    hold Board.post Post

    """

  @Test func `it is told where the last hold ended, with the attach and the next one's`() throws {
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

  @Test func `cleared without a second child it is lost as well`() throws {
    let found = try findings(Self.held + "unhold Board.post Post")
    #expect(found.map(\.words) == ["lost-child Post"])
    #expect(found.first?.related.count == 1)
  }

  @Test func `a sibling of another name is no next one`() throws {
    let found = try findings(Self.held + "open Board Ad\nunhold Board.post Post")
    #expect(found.first?.related.count == 1)
  }

  @Test func `while another property holds it, it is not lost`() throws {
    #expect(try words(Self.held + "hold Board.all Post\nunhold Board.post Post") == [])
    #expect(
      try words(
        Self.held + "hold Board.all Post\nunhold Board.post Post\nunhold Board.all Post")
        == ["lost-child Post"])
  }

  @Test func `held again, it is found again`() throws {
    #expect(try words(Self.held + "unhold Board.post Post\nhold Board.post Post") == [])
  }

  @Test func `lost, found and lost once more is lost once`() throws {
    let found = try findings(
      Self.held + "unhold Board.post Post\nhold Board.post Post\nunhold Board.post Post")
    #expect(found.map(\.words) == ["lost-child Post"])
    #expect(found.first?.seq == 12)
  }

  @Test func `detached by call after its hold ended, it is not lost`() throws {
    #expect(try words(Self.held + "unhold Board.post Post\nclose Board Post") == [])
  }

  @Test func `let go by a deinit after its hold ended, it was lost`() throws {
    #expect(
      try words(Self.held + "unhold Board.post Post\ndetach Board Post deinit\ndestroy Board")
        == ["lost-child Post"])
  }

  @Test func `a hold that ends off the tree loses nobody`() throws {
    #expect(
      try words(Self.held + "close Board Post\nunhold Board.post Post\ndestroy Post\nsettle")
        == [])
  }

  @Test func `what was never held cannot be unheld`() throws {
    #expect(
      try words(
        """
        root Board
        open Board Post
        unhold Board.post Post
        """) == [])
  }

  @Test func `attached again after it was lost and detached, it starts anew`() throws {
    #expect(
      try words(
        Self.held + """
          unhold Board.post Post
          close Board Post
          open Board Post
          settle
          """) == [])
  }

  @Test func `a property of a parent that is gone holds nobody`() throws {
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

  @Test func `what a parent that is gone holds or lets go changes nothing`() throws {
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

  @Test func `of children without a name none is the next of the other's`() throws {
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
