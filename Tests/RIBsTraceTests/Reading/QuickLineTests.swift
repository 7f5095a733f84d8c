import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsTrace

/// Lines as recorders write them are read another way than all others. Both must say the same.
@Suite struct QuickLineTests {
  /// What the quick way makes of a line; nil where it leaves it to the other.
  private func quickLine(_ line: [UInt8]) -> NumberedLine? {
    var texts = LineStrings()
    var read: NumberedLine?
    let isRead = line.withUnsafeBytes { bytes in
      QuickLine.handOn(bytes, &texts) { read = NumberedLine(number: 1, line: .event($0)) }
    }
    #expect(isRead == (read != nil))
    return read
  }

  /// - Returns: Whether the line is read the quick way, and then as the other way reads it.
  private func agrees(_ line: [UInt8]) -> Bool {
    guard let quick = quickLine(line) else { return false }
    let plain = NumberedLine(number: 1, line: TraceLineParser().parse(line))
    #expect(
      quick == plain && quick.written == plain.written, "\(String(decoding: line, as: UTF8.self))")
    return true
  }

  private static func linesOf(_ file: URL) throws -> [[UInt8]] {
    [UInt8](try Data(contentsOf: file)).split(separator: 0x0A).map { Array($0) }
  }

  private static var oddTraces: [URL] {
    let folder = Repository.root.appendingPathComponent("Tests/RIBsAnalysisTests/Fuzzed")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
  }

  @Test func `what recorders write is read the quick way, all but headers and ends`() throws {
    let rare = ["trace", "drop", "end"].map { Array(#"{"type":"\#($0)""#.utf8) }
    var quick = 0
    for file in Repository.fixtures {
      for line in try Self.linesOf(file) {
        let isRare = rare.contains { line.starts(with: $0) }
        #expect(agrees(line) == !isRare, "\(String(decoding: line, as: UTF8.self))")
        quick += isRare ? 0 : 1
      }
    }
    #expect(quick > 1000)
  }

  @Test func `every kind of event reads the same both ways`() {
    for (body, text) in everyBody {
      let isRare = [.drop, .end].contains(body.type)
      #expect(agrees(Array("{\(text)}".utf8)) == !isRare)
      #expect(agrees(Array(#"{\#(text),"thread":"t","at":"A:1"}"#.utf8)) == !isRare)
      #expect(agrees(Array("{\(text.replacing(",", with: ", "))}".utf8)) == !isRare)
    }
  }

  @Test(arguments: [
    (#"{"type":"settle","seq":1,"t":1,"colour":"red","size":12,"big":true,"":0}"#, true),
    (#"{"type":"settle","seq":1,"t":1,"a_longer_key_than_any":false,"x":0}"#, true),
    (#"{"type":"settle","seq":1,"t":1,"t":2,"seq":7}"#, true),
    (#"{"type":"load","t":0,"id":1,"kind":"launch","rib":"R","kind":"viewable","rib":"S"}"#, true),
    (#"{"type":"disappear","t":0,"id":1,"removed":true,"removed":false}"#, true),
    (#"{"type":"workflow","t":0,"workflow":0,"name":"n","phase":"wait","step":0}"#, true),
    (#"{"type":"workflow","t":0,"workflow":0,"name":"n","phase":"wait","id":0}"#, false),
    (#"{"type":"worker","t":0,"worker":0,"name":"n","phase":"start","id":0}"#, false),
    (#"{"type":"worker","t":0,"worker":0,"name":"n","phase":"wait"}"#, false),
    (#"{"type":"leak","t":0,"id":1,"object":"o","name":"n","waited":-1}"#, false),
    (#"{"type":"settle","t":0,"count":"x","reason":7}"#, true),
    (#"{"type":"settle","t":0,"seq":0}"#, false),
    (#"{"type":"settle","t":0,"x":1234567890123456789true}"#, false),
    (#"{"type":"settle","t":0,"x":01}"#, false),
    (#"{"type":"settle","t":0,"x":falsetrue}"#, false),
    (#"{"type":"settle","t":0,"id":null}"#, false),
    (#"{"type":"settle","t":0,"id":"two"}"#, false),
    (#"{"type":"settle","t":0,"x":"é"}"#, false),
    (#"{"type":"settle","t":0,"x":[]}"#, false),
    (#"{"type":"settle","t":0,}"#, false), (#"{"type":"settle","t":0}}"#, false),
    (#"{"type":"settle","t":0} "#, false), ("{}", false), ("{", false), ("", false),
    (#"{"type":"deactivat","t":0,"id":1}"#, false),
    (#"{"type":"deactivated","t":0,"id":1}"#, false),
    (#"{"type":"disappeal","t":0,"id":1}"#, false),
  ])
  func `a line is read the quick way where nothing about it is odd`(line: String, isQuick: Bool) {
    #expect(agrees(Array(line.utf8)) == isQuick)
  }

  @Test func `traces that a fuzzer found read the same both ways`() throws {
    #expect(Self.oddTraces.count >= 10)
    for file in Self.oddTraces {
      for line in try Self.linesOf(file) { _ = agrees(line) }
      _ = lines(of: try Data(contentsOf: file))
    }
  }

  @Test(arguments: 1...8)
  func `lines that were changed read the same both ways`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 6_700_417)
    let lines =
      try Repository.fixtures.flatMap { try Self.linesOf($0) }
      + everyBody.map { Array(#"{\#($0.text),"x":1,"a_longer_key":"y"}"#.utf8) }
    let count = 2_500
    var quick = 0
    for _ in 0..<count {
      let line = lines.randomElement(using: &random) ?? []
      if agrees(MutatedLines.mutate(line, among: lines, &random)) { quick += 1 }
    }
    // Both kinds must occur often, or this compares nothing.
    #expect((count / 20...count * 19 / 20).contains(quick), "\(quick) of \(count)")
  }

  @Test(arguments: 1...4)
  func `a changed trace reads the same in any blocks`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 2_147_483_647)
    let all = try Repository.fixtures.flatMap { try Self.linesOf($0) }
    for _ in 0..<40 {
      let start = Int.random(in: all.indices, using: &random)
      var trace: [UInt8] = Bool.random(using: &random) ? [] : [0xEF, 0xBB, 0xBF]
      for line in all[start...].prefix(12) {
        let isChanged = Int.random(in: 0..<3, using: &random) == 0
        trace += isChanged ? MutatedLines.mutate(line, among: all, &random) : line
        trace += [[0x0A], [0x0D, 0x0A], [0x0A, 0x0A]].randomElement(using: &random) ?? []
      }
      if Bool.random(using: &random) { trace += [0, 0, 0] }
      var reader = TraceReader()
      var read: [NumberedLine] = []
      var rest = trace[...]
      while !rest.isEmpty {
        let block = rest.prefix(Int.random(in: 1...300, using: &random))
        reader.feed(block) { read.append($0) }
        rest = rest.dropFirst(block.count)
      }
      reader.finish { read.append($0) }
      expectPlain(read, of: trace)
    }
  }

  @Test func `each word's number is its letters`() {
    func check<T: CaseIterable & RawRepresentable>(_ type: T.Type) where T.RawValue == UInt64 {
      for word in type.allCases {
        #expect(word.rawValue == Word.number("\(word)".utf8), "\(word)")
      }
    }
    check(Word.Key.self)
    check(Word.Kind.self)
    check(Word.Cause.self)
    check(Word.Phase.self)
    check(Word.EventType.self)
    #expect(Word.Kind.allCases.map { "\($0)" } == RIBKind.allCases.map(\.rawValue))
    #expect(Word.Cause.allCases.map { "\($0)" } == DetachCause.allCases.map(\.rawValue))
  }
}
