import RIBsTrace
import Testing

@testable import RIBsAnalysis

struct KinTableTests {
  /// A parent's names, of which the last one added is the first.
  private struct Parent {
    let index: Int
    var first: Int?
    var places: [Int] = []
  }

  private func parents(
    _ count: Int, names: Int, in table: inout KinTable
  ) -> [Parent] {
    var parents = (0..<count).map { Parent(index: $0) }
    for name in 1...names {
      for parent in parents.indices {
        let place = table.insert(parent, TextNumber(UInt32(name)), before: parents[parent].first)
        parents[parent].first = place
        parents[parent].places.append(place)
      }
    }
    return parents
  }

  @Test(arguments: [1, 8, 9, 10, 100])
  func `each name of a parent is found, few or many`(names: Int) {
    var table = KinTable()
    for parent in parents(20, names: names, in: &table) {
      for (name, place) in parent.places.enumerated() {
        #expect(
          table.place(of: parent.index, TextNumber(UInt32(name + 1)), from: parent.first) == place)
      }
      let unknown = TextNumber(UInt32(names + 1))
      #expect(table.place(of: parent.index, unknown, from: parent.first) == nil)
    }
  }

  @Test func `a parent whose names are forgotten takes nobody else's along`() {
    var table = KinTable()
    let parents = parents(2, names: 40, in: &table)
    for place in parents[0].places { table.remove(place) }
    for (name, place) in parents[1].places.enumerated() {
      #expect(table.place(of: 1, TextNumber(UInt32(name + 1)), from: parents[1].first) == place)
    }
  }
}
