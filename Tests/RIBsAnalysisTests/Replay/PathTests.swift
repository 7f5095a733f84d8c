import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("Path")
struct PathTests {
  /// A chain whose slots are called `1`, `2`, ….
  private func chain(of count: Int) -> (slots: SlotTable, last: Slot.Index) {
    var texts = TraceTexts()
    texts.append((1...count).map(String.init))
    var slots = SlotTable()
    var last = slots.slot(named: texts.nameNumber(TextNumber(1)), under: nil)
    for number in 2...count {
      last = slots.slot(named: texts.nameNumber(TextNumber(UInt32(number))), under: last)
    }
    slots.texts = texts
    return (slots, last)
  }

  @Test(arguments: [2, 17, 255, 256])
  func `up to 256 names are told`(count: Int) {
    let (slots, last) = chain(of: count)
    #expect(slots.path(of: last) == (1...count).map(String.init).joined(separator: "/"))
  }

  @Test(arguments: [257, 258, 300, 511, 1000, 1023, 1024, 1025, 10_007])
  func `of more the first and the last 128 are told`(count: Int) {
    let (slots, last) = chain(of: count)
    let names = (1...128).map(String.init) + ["…"] + (count - 127...count).map(String.init)
    #expect(slots.path(of: last) == names.joined(separator: "/"))
  }

  @Test func `a path's end is as long as it is asked for`() {
    let (slots, last) = chain(of: 5)
    #expect(slots.path(of: last, last: 5) == "1/2/3/4/5")
    #expect(slots.path(of: last, last: 2) == "…/4/5")
  }
}
