import RIBsAnalysis
import Testing

/// Cases of the rules about children of one name beyond their examples.
@Suite struct SiblingRuleTests {
  private let line = "@App/BoardRouter.swift:20"

  @Test func `each stranded sibling is reported once, at the first detach that shows it`() throws {
    let stranded = try findings(
      """
      root Board
      open Board Post \(line)
      open Board Post#2 \(line)
      open Board Post#3 \(line)
      open Board Post#4 \(line)
      close Board Post#3
      close Board Post#4
      """
    ).filter { $0.rule == "stranded-sibling" }
    #expect(stranded.map(\.id) == [2, 3])
    #expect(Set(stranded.map(\.seq)) == [21])
    #expect(stranded.allSatisfy { $0.at == "App/BoardRouter.swift:20" })
    #expect(stranded.first?.related.map(\.seq) == [6, 14])
  }

  @Test func `a sibling with an unknown call site is compared with siblings from any call site`()
    throws
  {
    for (first, second) in [("", ""), (line, ""), ("", line)] {
      let script = """
        root Board
        open Board Post \(first)
        open Board Post#2 \(second)
        close Board Post#2
        """
      #expect(try words(script) == ["stranded-sibling Post"])
    }
  }

  @Test func `an unhold alone does not show that the trace has holds`() throws {
    let script = """
      root Board
      open Board Post \(line)
      open Board Post#2 \(line)
      unhold Board.post Post
      close Board Post#2
      """
    #expect(try words(script) == ["stranded-sibling Post"])
  }

  @Test func `a sibling that was detached later is not stranded, and one attached again can be`()
    throws
  {
    let detached = """
      root Board
      open Board Post \(line)
      open Board Post#2 \(line)
      close Board Post#2
      close Board Post

      """
    #expect(try words(detached) == [])
    let again =
      detached + """
        open Board Post \(line)
        open Board Post#2 \(line)
        close Board Post#2
        """
    #expect(try words(again) == ["stranded-sibling Post"])
  }

  @Test func `a sibling that came later is not stranded by the detach of an earlier one`() throws {
    let script = """
      root Board
      open Board Post \(line)
      open Board Post#2 \(line)
      close Board Post
      """
    #expect(try words(script) == [])
  }

  @Test func `two taps up to a second apart are one double tap`() throws {
    // The events of the script put four milliseconds between the attaches.
    func severity(after pause: String) throws -> Severity? {
      try findings(
        """
        root Board
        open Board Post \(line)
        after \(pause)
        open Board Post#2 \(line)
        """
      ).first { $0.rule == "duplicate-sibling" }?.severity
    }
    #expect(try severity(after: "996ms") == .warning)
    #expect(try severity(after: "997ms") == .info)
  }

  @Test func `RIBs without a name do not share a name`() throws {
    let script = """
      headless
      raw {"type":"attach","seq":1,"t":1,"id":2,"parent":1}
      raw {"type":"attach","seq":2,"t":2,"id":3,"parent":1}
      raw {"type":"end","seq":3,"t":3,"reason":"exit"}
      """
    #expect(try words(script) == ["trace-no-header"])
  }

  @Test func `siblings that are roots of their own are still siblings`() throws {
    let script = """
      root Board
      open Board Post
      open Board Post#2
      launch Post
      launch Post#2
      destroy Board
      """
    #expect(try words(script) == ["duplicate-sibling Post"])
  }
}
