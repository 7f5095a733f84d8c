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

  @Test func `a list that takes more than the first pages of memory is found again`() {
    let numbers = numbers(2_200_000)
    #expect(numbers.indices.allSatisfy { numbers[$0] == $0 })
    #expect(numbers.count == 2_200_000)
  }

  @Test func `what is changed in place stays changed, and nothing else does`() {
    var numbers = numbers(300)
    numbers[7] = -1
    numbers[256] += 1
    #expect(numbers.indices.filter { numbers[$0] != $0 } == [7, 256])
    #expect(numbers[7] == -1 && numbers[256] == 257)
  }
}
