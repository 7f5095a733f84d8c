import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsTrace

/// Foundation's parser and ours must take and refuse the same lines, with two differences that are
/// meant. Foundation takes a comma behind the last element of an array or object, which JSON has not;
/// and it refuses a number beyond a `Double`, which JSON has and we need not hold.
@Suite struct JSONDifferentialTests {
  private func isTaken(_ line: [UInt8]) -> Bool {
    (try? ScannedObject(line: line)) != nil
  }

  private func isTakenByFoundation(_ line: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(line))) is [String: Any]
  }

  /// Inside a string such a comma would do no harm; there are lines enough without.
  private func hasCommaBeforeBracket(_ line: [UInt8]) -> Bool {
    let tokens = line.filter { $0 != 0x20 && $0 != 0x09 }
    return zip(tokens, tokens.dropFirst()).contains { $0 == 0x2C && ($1 == 0x5D || $1 == 0x7D) }
  }

  private func hasLongExponent(_ line: [UInt8]) -> Bool {
    String(decoding: line, as: UTF8.self).contains(/[0-9][eE][-+]?[0-9]{3}/)
  }

  @Test func `a comma behind the last element is refused, a number beyond a Double is taken`() {
    #expect(!isTaken(Array(#"{"a":[1,]}"#.utf8)))
    #expect(!isTaken(Array(#"{"a":1,}"#.utf8)))
    #expect(isTaken(Array(#"{"a":1e400}"#.utf8)))
  }

  @Test(arguments: 1...12)
  func `random objects are taken by both`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let line = Array(RandomJSON.object(&random).utf8)
      #expect(isTakenByFoundation(line))
      #expect(isTaken(line), "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test(arguments: 1...12)
  func `mutated objects are taken by both or by none`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 7919)
    var taken = 0
    for _ in 0..<600 {
      var line = Array(RandomJSON.object(&random).utf8)
      RandomJSON.mutate(&line, &random)
      if hasCommaBeforeBracket(line) || hasLongExponent(line) { continue }
      if isTaken(line) { taken += 1 }
      #expect(
        isTaken(line) == isTakenByFoundation(line), "\(String(decoding: line, as: UTF8.self))")
    }
    // Both kinds must occur, or this compares nothing.
    #expect((30...570).contains(taken), "\(taken) of 600 taken")
  }

  @Test(arguments: 1...4)
  func `whole numbers and strings mean the same to both`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 104_729)
    for _ in 0..<300 {
      let number = Int(truncatingIfNeeded: random.next() >> random.next(upperBound: UInt64(64)))
      let text = RandomJSON.string(&random)
      let line = Array(#"{"n":\#(number),"s":\#(text)}"#.utf8)
      let ours = try ScannedObject(line: line)
      let theirs = try #require(
        try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
      #expect(ours["n"] == .integer(number))
      #expect(theirs["n"] as? Int == number)
      let theirText = try #require(theirs["s"] as? String)
      #expect(ours["s"] == .string(theirText))
    }
  }
}
