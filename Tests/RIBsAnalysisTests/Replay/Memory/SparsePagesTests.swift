import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

struct SparsePagesTests {
  private struct Number: Blankable, Equatable {
    var value = -1
    static let blank = Number()
  }

  @Test func `what was written is found again, and all else is blank`() {
    var random = SeededGenerator(seed: 3)
    var pages = SparsePages<Number>()
    var expected: [Int: Number] = [:]
    for number in 0..<2000 {
      let index = Int.random(in: 0..<100_000, using: &random)
      if number.isMultiple(of: 5) {
        pages.clear(index)
        expected[index] = nil
      } else {
        pages[index].value = number
        expected[index] = Number(value: number)
      }
    }
    for index in 0..<101_000 where pages[index] != expected[index] ?? .blank {
      Issue.record("\(index) is \(pages[index]), not \(expected[index] ?? .blank)")
    }
    #expect(expected.count > 1000)
  }

  @Test func `what is made blank is blank`() {
    var pages = SparsePages<Number>()
    pages[700].value = 1
    pages[701].value = 2
    pages.clear(700)
    let values = (699...702).map { pages[$0].value }
    #expect(values == [-1, -1, 2, -1])
  }
}
