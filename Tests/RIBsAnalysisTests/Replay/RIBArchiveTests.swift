import RIBsTrace
import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

struct RIBArchiveTests {
  private func stamp(_ random: inout SeededGenerator, _ isUsual: Bool) -> EventStamp {
    let line = Int.random(in: 1...3_000_000, using: &random)
    return EventStamp(
      seq: isUsual ? line - 1 : Int.random(in: 0...(.max), using: &random),
      time: Int.random(in: 0...(.max), using: &random), line: line,
      site: Bool.random(using: &random) ? TextNumber(.random(in: 1...(.max), using: &random)) : nil)
  }

  private func maybe<T>(_ random: inout SeededGenerator, _ value: T) -> T? {
    Bool.random(using: &random) ? value : nil
  }

  private func entry(_ id: Int, _ random: inout SeededGenerator) -> RIBArchive.Entry {
    let isUsual = Bool.random(using: &random)
    var record = RIBRecord(
      id: id, name: maybe(&random, TextNumber(.random(in: 1...500, using: &random))),
      kind: [nil, .viewless, .viewable, .launch].randomElement(using: &random) ?? nil, mention: 0)
    var details = RIBDetails()
    details.created = maybe(&random, stamp(&random, isUsual))
    record.lastAttach = maybe(&random, stamp(&random, isUsual))
    record.attachCount = .random(in: 0...3, using: &random)
    record.lastParent = Bool.random(using: &random) ? 0 : .random(in: 1...(.max), using: &random)
    record.slot = maybe(&random, .random(in: 0...100_000, using: &random))
    details.firstLoad = .random(in: 0...3, using: &random)
    record.rebuilt = [.no, .nameless, .named].randomElement(using: &random) ?? .no
    record.isLaunched = .random(using: &random)
    record.isActive = .random(using: &random)
    record.isNamedAsParent = .random(using: &random)
    var departure = Departure()
    departure.lastDetach = maybe(&random, stamp(&random, isUsual))
    departure.destroyed = stamp(&random, isUsual)
    let offTree = maybe(&random, departure.lastDetach ?? stamp(&random, isUsual))
    let rebuilt: RIBArchive.Rebuilt = (0..<Int.random(in: 0...3, using: &random)).map {
      (name: $0 == 0 ? nil : TextNumber(UInt32($0)), count: $0 + 1)
    }
    return RIBArchive.Entry(
      record: record, details: details, departure: departure, offTree: offTree, rebuilt: rebuilt)
  }

  /// All that an archive keeps of an event.
  private func kept(_ stamp: EventStamp?) -> [Int]? {
    stamp.map { [$0.seq, Int($0.line), Int($0.site?.value ?? 0)] }
  }

  @Test func `what is archived comes back as it went`() throws {
    var random = SeededGenerator(seed: 7)
    var archive = RIBArchive()
    var expected: [(entry: RIBArchive.Entry, place: Int)] = []
    // More than a page has room for.
    for id in 1...4000 {
      let entry = entry(id, &random)
      let archived = archive.append(entry)
      expected.append((entry, try #require(archived)))
    }
    for (expected, place) in expected {
      let (record, departure, offTree) = (expected.record, expected.departure, expected.offTree)
      let entry = archive.entry(at: place, id: record.id, mention: 5)
      #expect(entry.record.id == record.id)
      #expect(entry.record.name == record.name)
      #expect(entry.record.kind == record.kind)
      #expect(entry.record.slot == record.slot)
      #expect(entry.record.lastParent == record.lastParent)
      #expect(entry.record.attachCount == record.attachCount)
      #expect(entry.details.firstLoad == expected.details.firstLoad)
      #expect(entry.record.rebuilt == record.rebuilt)
      #expect(entry.record.isLaunched == record.isLaunched)
      #expect(entry.record.isActive == record.isActive)
      #expect(entry.record.isNamedAsParent == record.isNamedAsParent)
      #expect(kept(entry.details.created) == kept(expected.details.created))
      #expect(kept(entry.record.lastAttach) == kept(record.lastAttach))
      #expect(kept(entry.departure.lastDetach) == kept(departure.lastDetach))
      #expect(kept(entry.departure.destroyed) == kept(departure.destroyed))
      #expect(kept(entry.offTree) == kept(offTree))
      let left = entry.offTree ?? entry.departure.destroyed
      #expect(left?.time == (offTree ?? departure.destroyed)?.time)
      #expect(entry.rebuilt.map(\.name) == expected.rebuilt.map(\.name))
      #expect(entry.rebuilt.map(\.count) == expected.rebuilt.map(\.count))
    }
  }
}
