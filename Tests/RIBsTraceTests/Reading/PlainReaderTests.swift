import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing
import TraceProperties

/// The reader says of any bytes what the plain reader says, which knows nothing of the format's table.
@Suite struct PlainReaderTests {
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
  func `a trace that is kept is read as the plain reader reads it`(file: URL) throws {
    #expect(ReaderProperties.violations(in: [UInt8](try Data(contentsOf: file))) == [])
  }

  @Test func `every kind of event is read as the plain reader reads it`() {
    for line in Self.everyLine {
      let (text, line) = (String(decoding: line, as: UTF8.self), line + [0x0A])
      #expect(ReaderProperties.violations(in: line) == [], "\(text)")
      let spaced = Array(text.replacing(",", with: ", ").replacing(":", with: ": ").utf8) + [0x0A]
      #expect(ReaderProperties.violations(in: spaced) == [], "\(text)")
    }
  }

  @Test(arguments: 1...8)
  func `a trace with changed lines is read as the plain reader reads it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 6_700_417)
    let all = Self.lines + Self.everyLine
    for _ in 0..<60 {
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
  func `a line that was changed is read as the plain reader reads it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 2_147_483_647)
    let all = Self.lines + Self.everyLine
    var events = 0
    let count = 2_000
    for _ in 0..<count {
      let line = all.randomElement(using: &random) ?? []
      let trace = MutatedLines.mutate(line, among: all, &random) + [0x0A]
      let plain = PortionLine.plain(trace)
      #expect(
        PortionLine.reader(trace) == plain, "\(String(decoding: trace, as: UTF8.self))")
      if case .event? = plain.first?.line { events += 1 }
    }
    // Events and faults must both occur often, or this compares little.
    #expect((count / 10...count * 9 / 10).contains(events), "\(events) of \(count)")
  }

  @Test(arguments: 1...4)
  func `however a trace is cut, it is read as the plain reader reads it`(seed: UInt64) {
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
    let plain = PortionLine.plain(trace)
    for size in [1, 7, 64, 65, 100, 300, 1000, trace.count] {
      #expect(PortionLine.portions(Self.blocks(of: trace, size)) == plain, "\(size)")
    }
  }

  @Test(arguments: [(1 << 16) - 64, 1 << 16, 1 << 20, (1 << 20) + 1, (1 << 20) + 2])
  func `long lines are read as the plain reader reads them`(length: Int) {
    let short = Array((#"{"type":"settle","t":1}"# + "\n").utf8)
    let start = Array(#"{"type":"mark","t":1,"name":""#.utf8)
    let end = Array(#""}"#.utf8)
    let filling = Array(repeating: UInt8(ascii: "x"), count: length - start.count - end.count)
    let long = start + filling + end + [0x0A]
    for trace in [short + long + short + short + short + short, short + long.dropLast()] {
      let plain = PortionLine.plain(trace)
      for size in [trace.count, 1 << 16] {
        // A failure shows no megabytes.
        let isSame = PortionLine.portions(Self.blocks(of: trace, size)) == plain
        #expect(isSame, "\(size)")
      }
    }
  }

  private static func blocks(of trace: [UInt8], _ size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: trace.count, by: size).map { trace[$0..<min($0 + size, trace.count)] }
  }
}
