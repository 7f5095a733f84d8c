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

  /// Of 8 bytes each, so many take more than the first pages of memory.
  private static let many = 2_200_000

  @Test func `a long list is found again, and so is a copy of it that goes on`() {
    var first = numbers(Self.many)
    var second = first
    for number in 0..<1000 { second.append(number) }
    first.append(-1)
    #expect(first.indices.allSatisfy { first[$0] == ($0 == Self.many ? -1 : $0) })
    #expect(second.indices.allSatisfy { second[$0] == $0 % Self.many })
    #expect(first.count == Self.many + 1 && second.count == Self.many + 1000)
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
