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
}
