import RIBsAnalysis
import RIBsTrace
import Testing

/// Traces that another runtime wrote: no numbers, no `create`.
@Suite struct ForeignTraceTests {
  private static let trace = """
    {"type":"trace","version":1,"session":"foreign"}
    {"type":"launch","t":0,"id":9,"rib":"Root","kind":"launch"}
    {"type":"attach","t":1,"id":5,"parent":9,"rib":"Feed"}

    {"type":"attach","t":2,"id":5,"parent":9,"kind":"viewable"}
    {"type":"detach","t":3,"id":5,"parent":9}
    {"type":"detach","t":4,"id":5,"parent":9}
    {"type":"end","t":5,"reason":"exit"}
    """

  @Test func `without numbers an event's place in its session stands in`() throws {
    let found = try sessions(Self.trace.utf8).flatMap(\.findings)
    #expect(found.map(\.words) == ["double-attach Feed", "double-detach Feed"])
    #expect(found.map(\.seq) == [3, 5])
    #expect(found.map(\.line) == [5, 7])
    #expect(found.last?.related.map(\.seq) == [4])
  }

  @Test func `without numbers there are no holes`() throws {
    let report = try #require(sessions(Self.trace.utf8).first)
    #expect(!report.isInconclusive)
    #expect(!report.hasLifetimes)
  }

  @Test func `name and kind come from the first events that tell them`() throws {
    let report = try #require(
      sessions(Self.trace.split(separator: "\n").prefix(4).joined(separator: "\n").utf8).first)
    #expect(report.tree.nodes.map(\.rib) == ["Root", "Feed"])
    #expect(report.tree.nodes.map(\.kind) == [.launch, .viewable])
    #expect(report.tree.nodes.map(\.id) == [9, 5])
  }

  @Test func `what is known of a RIB is not overwritten`() throws {
    let text =
      Self.trace + "\n"
      + #"{"type":"attach","t":5,"id":5,"parent":9,"rib":"Other","kind":"launch"}"#
    let report = try #require(sessions(text.utf8).first)
    #expect(report.tree.nodes.map(\.rib) == ["Root", "Feed"])
    #expect(report.tree.nodes.map(\.kind) == [.launch, .viewable])
  }

  @Test func `a RIB that nobody names is called by a question mark`() throws {
    let report = try session("launch Root\nattach Root A")
    #expect(report.tree.nodes.map(\.rib) == ["?", "?"])
  }

  @Test func `a parent that was never spoken of is a root`() throws {
    let report = try #require(
      sessions(#"{"type":"attach","t":0,"id":2,"parent":1,"rib":"A"}"#.utf8).first)
    #expect(report.tree.nodes.map(\.id) == [1, 2])
    #expect(report.tree.nodes.map(\.depth) == [0, 1])
  }

  @Test func `an event without a number among numbered ones is left out`() throws {
    let report = try #require(
      sessions(
        """
        {"type":"mark","seq":1,"t":0,"name":"a"}
        {"type":"mark","t":1,"name":"b"}
        {"type":"mark","seq":2,"t":2,"name":"c"}
        """.utf8
      ).first)
    let words = report.findings.map(\.words)
    #expect(words.prefix(3) == ["trace-no-header", "trace-no-ribs", "trace-invalid-field"])
    #expect(report.events == 2)
  }

  @Test func `numbers that begin in the middle are told, and checked from there on`() throws {
    let report = try #require(
      sessions(
        """
        {"type":"trace","version":1,"session":"late"}
        {"type":"launch","t":0,"id":1,"rib":"Root"}
        {"type":"mark","seq":7,"t":1,"name":"b"}
        {"type":"end","seq":9,"t":2,"reason":"exit"}
        """.utf8
      ).first)
    #expect(report.findings.map(\.words) == ["trace-invalid-field", "trace-gap"])
    #expect(report.findings.map(\.line) == [3, 4])
    #expect(report.events == 3 && report.isInconclusive)
  }

  @Test func `what is wrong with a trace without numbers bears the event's place too`() throws {
    let report = try #require(
      sessions(
        """
        {"type":"trace","version":1,"session":"s"}
        {"type":"launch","t":5,"id":1,"rib":"Root"}
        {"type":"drop","t":3,"count":2}
        {"type":"end","t":5,"reason":"exit"}
        """.utf8
      ).first)
    #expect(report.findings.map(\.rule) == ["trace-clock", "trace-dropped"])
    #expect(report.findings.map(\.seq) == [2, 2])
  }

  @Test func `a root that is named after its first child has its name in later paths`() throws {
    let report = try #require(
      sessions(
        """
        {"type":"trace","version":1,"session":"s"}
        {"type":"attach","t":0,"id":2,"parent":1,"rib":"A"}
        {"type":"activate","t":1,"id":1,"rib":"Root"}
        {"type":"attach","t":2,"id":3,"parent":1,"rib":"B"}
        {"type":"detach","t":3,"id":3,"parent":1}
        {"type":"detach","t":4,"id":3,"parent":1}
        {"type":"end","t":5,"reason":"exit"}
        """.utf8
      ).first)
    #expect(report.findings.map(\.path) == ["Root/B"])
    #expect(report.findings.first?.message.contains("the same line") == false)
  }
}
