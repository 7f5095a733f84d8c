import Testing

@testable import RIBsAnalysis

@Suite("Pool")
struct PoolTests {
  @Test func `places that are left are given away again, the last one first`() {
    var pool = Pool<Int>()
    #expect((0..<600).map { pool.insert($0) } == Array(0..<600))
    for place in [5, 300, 7] { pool.remove(place) }
    #expect((0..<4).map { pool.insert(1000 + $0) } == [7, 300, 5, 600])
    #expect((5..<8).map { pool[$0] } == [1002, 6, 1000] && pool[300] == 1001)
  }

  @Test func `what becomes of a copy is not seen in the other`() {
    var pool = Pool<Int>()
    for number in 0..<10 { _ = pool.insert(number) }
    var copy = pool
    copy.remove(3)
    #expect(pool[3] == 3 && pool.insert(10) == 10)
    pool.remove(4)
    #expect(copy[4] == 4 && copy.insert(11) == 3 && copy.insert(12) == 10)
  }
}
