import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing
import TraceGenerator

@Suite("The shapes of generated traces")
struct ShapeTests {
  @Test(arguments: TraceGeneration.Shape.allCases)
  func `a trace has a header and the requested number of events`(shape: TraceGeneration.Shape)
    throws
  {
    for events in [TraceGeneration.fewestEvents, 1_001, 2_000] {
      let generation = TraceGeneration(shape: shape, events: events, live: 30)
      let lines = generation.bytes().split(separator: UInt8(ascii: "\n"))
      #expect(lines.count == events + 1)
      let session = try generation.session()
      #expect(session.events == events && !session.isInconclusive)
      #expect(session.endReason != nil)
    }
  }

  @Test(
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall),
    arguments: TraceGeneration.Shape.allCases)
  func `every line conforms to the schema`(shape: TraceGeneration.Shape) throws {
    let bytes = TraceGeneration(shape: shape, events: 1_000, live: 40).bytes()
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    for (line, complaint) in zip(lines, try SchemaValidator(TraceSchema.bytes).complaints(lines)) {
      #expect(complaint == nil, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func `a chain has one level per event`() throws {
    let session = try TraceGeneration(shape: .chain, events: 500).session()
    #expect(session.findings.isEmpty && session.ribs == 499)
    #expect(session.tree.nodes.map(\.depth) == Array(0..<499))
  }

  @Test func `a fan's rows share a parent and detach with it`() {
    let events = TraceGeneration(shape: .fan, events: 500).eventList()
    let rows = events.count { if case .attach(_, parent: 2) = $0.body { true } else { false } }
    #expect(rows == 496)
    #expect(events[498].body == .detach(id: 2, parent: 1, cause: .call))
  }

  @Test func `a flapping tab leaves and returns with its whole subtree`() {
    let events = TraceGeneration(shape: .flapping, events: 500, live: 100).eventList()
    let below = events.count { if case .attach(3..., _) = $0.body { true } else { false } }
    let detaches = events.count { if case .detach(id: 2, _, _) = $0.body { true } else { false } }
    let attaches = events.count { if case .attach(id: 2, _) = $0.body { true } else { false } }
    #expect(below == 100 && detaches == 199 && attaches == 199)
  }

  @Test(arguments: [TraceGeneration.Shape.chain, .fan, .flapping])
  func `an extreme tree has no findings`(shape: TraceGeneration.Shape) throws {
    #expect(try TraceGeneration(shape: shape, events: 1_000, live: 50).session().findings.isEmpty)
  }

  @Test func `a repeated mistake is one cause`() throws {
    let session = try TraceGeneration(shape: .repeats, events: 1_000).session()
    #expect(session.findings.count == 996)
    #expect(Set(session.findings.map(\.rule)) == ["double-detach"])
    #expect(Set(session.findings.map(\.fingerprint)).count == 1)
  }

  @Test func `mistakes with RIBs of different names are as many causes`() throws {
    let session = try TraceGeneration(shape: .mistakes, events: 1_000).session()
    #expect(session.findings.count == 998)
    #expect(Set(session.findings.map(\.rule)) == ["detach-unattached"])
    #expect(Set(session.findings.map(\.fingerprint)).count == 998)
  }
}
