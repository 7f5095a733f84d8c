/// RIBs by their index. Where nobody has left, all of them are no list.
package enum RIBIndices: RandomAccessCollection, Sendable {
  case all(count: Int)
  case some([NodeIndex])

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .all(let count): count
    case .some(let list): list.count
    }
  }

  package subscript(place: Int) -> NodeIndex {
    switch self {
    case .all: place
    case .some(let list): list[place]
    }
  }
}
