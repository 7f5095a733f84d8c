import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("Path")
struct PathTests {
  /// The path of the last slot of a chain whose slots are called `1`, `2`, ….
  ///
  /// - Parameter names: How many names to tell at most; all that a path tells by default.
  private func path(chainOf count: Int, last names: Int? = nil) -> String {
    let texts = TraceTexts()
    texts.append((1...count).map(String.init))
    var slots = SlotTable()
    var last = slots.slot(named: texts.nameNumber(TextNumber(1)), under: nil)
    for number in 2...count {
      last = slots.slot(named: texts.nameNumber(TextNumber(UInt32(number))), under: last)
    }
    slots.texts = texts
    return names.map { slots.path(of: last, last: $0) } ?? slots.path(of: last)
  }

  @Test(arguments: [2, 17, 255, 256])
  func `up to 256 names are told`(count: Int) {
    #expect(path(chainOf: count) == (1...count).map(String.init).joined(separator: "/"))
  }

  @Test(arguments: [257, 258, 300, 511, 1000, 1023, 1024, 1025, 10_007])
  func `of more the first and the last 128 are told`(count: Int) {
    let names = (1...128).map(String.init) + ["…"] + (count - 127...count).map(String.init)
    #expect(path(chainOf: count) == names.joined(separator: "/"))
  }

  @Test(arguments: [1, 20, 300, 5000])
  func `a path has at most 2000 characters, and both its ends`(length: Int) {
    let texts = TraceTexts()
    texts.append((1...200).map { "\($0)" + String(repeating: "n", count: length) + "\($0)" })
    var slots = SlotTable()
    var last = slots.slot(named: TextNumber(1), under: nil)
    for number in 2...200 {
      last = slots.slot(named: TextNumber(UInt32(number)), under: last)
    }
    slots.texts = texts
    let path = slots.path(of: last)
    #expect(path.unicodeScalars.count <= 2000)
    #expect(path.hasPrefix("1n") && path.hasSuffix("n200"))
    #expect(path.contains("…") == (length > 1))
    #expect(slots.path(of: last, last: 50).unicodeScalars.count <= 2000)
  }

  @Test func `a path's end is as long as it is asked for`() {
    #expect(path(chainOf: 5, last: 5) == "1/2/3/4/5")
    #expect(path(chainOf: 5, last: 2) == "…/4/5")
  }
}
