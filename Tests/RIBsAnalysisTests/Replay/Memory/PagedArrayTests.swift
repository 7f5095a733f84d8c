import Testing

@testable import RIBsAnalysis

struct PagedArrayTests {
  private func numbers(_ count: Int) -> PagedArray<Int> {
    var numbers = PagedArray<Int>()
    for number in 0..<count { numbers.append(number) }
    return numbers
  }

  @Test(arguments: [0, 1, 255, 256, 257, 5000])
  func `what was appended is found again, however many pages it takes`(count: Int) {
    let numbers = numbers(count)
    #expect(numbers.count == count)
    #expect(numbers.indices.map { numbers[$0] } == Array(0..<count))
  }

  @Test func `a copy that is changed leaves the other as it was`() {
    let first = numbers(300)
    var second = first
    second[7] = -1
    second.append(300)
    #expect(first[7] == 7)
    #expect(first.count == 300)
    #expect(second[7] == -1)
    #expect(second[299] == 299)
    #expect(second[300] == 300)
  }
}
