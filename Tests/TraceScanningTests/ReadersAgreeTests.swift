import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing
import TraceProperties

/// Each reader of portions says of any bytes what ``TraceReader`` says.
@Suite struct ReadersAgreeTests {
  private static var fuzzed: [URL] {
    let folder = Repository.root.appendingPathComponent("Tests/RIBsAnalysisTests/Fuzzed")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
  }

  private static let lines: [[UInt8]] = Repository.fixtures.flatMap { file in
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    return bytes.split(separator: 0x0A).map { Array($0) }
  }

  private static let everyLine = everyBody.flatMap { body in
    [
      "{\(body.text)}", #"{\#(body.text),"thread":"t","at":"A:1"}"#,
      #"{\#(body.text),"rib":"Other","kind":"viewable","at":"A:1"}"#,
      #"{\#(body.text),"rib":"Other","thread":"t"}"#, #"{\#(body.text),"kind":"viewless"}"#,
      #"{\#(body.text),"rib":"","kind":"none"}"#, #"{\#(body.text),"rib":1,"kind":"launch"}"#,
      #"{\#(body.text),"x":1,"a_longer_key":"y","":true}"#,
    ].map { Array($0.utf8) }
  }

  @Test(arguments: Repository.fixtures + fuzzed)
  func `of a trace that is kept all readers say the same`(file: URL) throws {
    #expect(ReaderProperties.violations(in: [UInt8](try Data(contentsOf: file))) == [])
  }

  @Test func `of every kind of event all readers say the same`() {
    for line in Self.everyLine {
      let (text, line) = (String(decoding: line, as: UTF8.self), line + [0x0A])
      #expect(ReaderProperties.violations(in: line) == [], "\(text)")
      let spaced = Array(text.replacing(",", with: ", ").replacing(":", with: ": ").utf8) + [0x0A]
      #expect(ReaderProperties.violations(in: spaced) == [], "\(text)")
    }
  }

  /// The last few lines of a trace are read another way than those before.
  @Test func `of every kind of event with others behind it all readers say the same`() {
    let others = everyBody.flatMap { Array("{\($0.text)}\n".utf8) }
    for line in Self.everyLine {
      let text = String(decoding: line, as: UTF8.self)
      #expect(ReaderProperties.violations(in: line + [0x0A] + others) == [], "\(text)")
    }
  }

  @Test(arguments: 1...8)
  func `of lines that were changed all readers say the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 6_700_417)
    let all = Self.lines + Self.everyLine
    for _ in 0..<60 {
      // Of a piece with a string that is not closed nothing is scanned, so most have one change only.
      let changes = Int.random(in: 0..<4, using: &random) == 0 ? 12 : 1
      var lines = (0..<30).map { _ in all.randomElement(using: &random) ?? [] }
      for _ in 0..<changes {
        let index = Int.random(in: lines.indices, using: &random)
        lines[index] = MutatedLines.mutate(lines[index], among: all, &random)
      }
      let trace = Array(lines.joined(separator: [0x0A]))
      let violations = ReaderProperties.violations(in: trace)
      #expect(violations == [], "\(String(decoding: trace, as: UTF8.self))")
    }
  }

  @Test(arguments: 1...4)
  func `of a line that was changed all readers say the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 2_147_483_647)
    let all = Self.lines + Self.everyLine
    // Lines that are short, or the last of a piece, go another way.
    let end =
      [0x0A] + Array(all.prefix(8).joined(separator: [0x0A])) + Array(repeating: 0x0A, count: 80)
    for _ in 0..<2_000 {
      let line = all.randomElement(using: &random) ?? []
      let trace = MutatedLines.mutate(line, among: all, &random) + end
      let reference = PortionLine.reference(trace)
      for (name, reader) in ReaderProperties.readers {
        #expect(
          PortionLine.read([trace[...]], with: reader) == reference,
          "\(name): \(String(decoding: trace, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: 1...4)
  func `however a trace is cut all readers say the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 4_093_082_899)
    let start = Int.random(in: Self.lines.indices, using: &random)
    let ends: [[UInt8]] = [[0x0A], [0x0A], [0x0A], [0x0D, 0x0A], [0x0A, 0x0A], [0x00, 0x0A]]
    var trace: [UInt8] = Bool.random(using: &random) ? [] : [0xEF, 0xBB, 0xBF]
    for line in Self.lines[start...].prefix(200) {
      let isChanged = Int.random(in: 0..<10, using: &random) == 0
      trace += isChanged ? MutatedLines.mutate(line, among: Self.lines, &random) : line
      trace += ends.randomElement(using: &random) ?? []
    }
    if Bool.random(using: &random) { trace.removeLast(3) }
    if Bool.random(using: &random) { trace += [0, 0, 0] }
    let reference = PortionLine.reference(trace)
    for size in [1, 7, 64, 65, 100, 300, 1000, trace.count] {
      for (name, reader) in ReaderProperties.readers {
        let blocks = stride(from: 0, to: trace.count, by: size).map {
          trace[$0..<min($0 + size, trace.count)]
        }
        #expect(PortionLine.read(blocks, with: reader) == reference, "\(name), \(size)")
      }
    }
  }

  @Test(arguments: ["x", " ", "{"])
  func `a line that one block begins ends in the next, whatever it looks like there`(start: String)
  {
    let rest = Array(Self.everyLine.prefix(8).joined(separator: [0x0A])) + [0x0A]
    let trace = Array(start.utf8) + rest
    let reference = PortionLine.reference(trace)
    for (name, reader) in ReaderProperties.readers {
      let blocks = [trace[..<1], trace[1...]]
      #expect(PortionLine.read(blocks, with: reader) == reference, "\(name)")
    }
  }

  @Test(arguments: [(1 << 16) - 64, 1 << 16, 1 << 20, (1 << 20) + 1, (1 << 20) + 2])
  func `of long lines all readers say the same`(length: Int) {
    let short = Array((#"{"type":"settle","t":1}"# + "\n").utf8)
    let start = Array(#"{"type":"mark","t":1,"name":""#.utf8)
    let end = Array(#""}"#.utf8)
    let filling = Array(repeating: UInt8(ascii: "x"), count: length - start.count - end.count)
    let long = start + filling + end + [0x0A]
    for trace in [short + long + short + short + short + short, short + long.dropLast()] {
      let reference = PortionLine.reference(trace)
      for (name, reader) in ReaderProperties.readers {
        for size in [trace.count, 1 << 16] {
          let blocks = stride(from: 0, to: trace.count, by: size).map {
            trace[$0..<min($0 + size, trace.count)]
          }
          // A failure shows no megabytes.
          let isSame = PortionLine.read(blocks, with: reader) == reference
          #expect(isSame, "\(name), \(size)")
        }
      }
    }
  }
}
