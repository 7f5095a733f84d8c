/// The RIBs off the tree that a tree shows: those with findings, and those above them.
struct DepartedRIBs {
  let ribs: [TreeSnapshot.Detached]
  /// How many of them the tree shows.
  let count: Int
  private var byLastParent: [Int?: [Int]] = [:]
  private var byParent: [Int: [Int]] = [:]

  init(_ ribs: [TreeSnapshot.Detached], hasFinding: (NodeIndex) -> Bool) {
    self.ribs = ribs
    var shows = ribs.map { hasFinding($0.index) }
    for (index, rib) in ribs.enumerated().reversed() where shows[index] {
      if let parent = rib.parent { shows[parent] = true }
    }
    count = shows.count(where: \.self)
    for (index, rib) in ribs.enumerated() where shows[index] {
      if let parent = rib.parent {
        byParent[parent, default: []].append(index)
      } else {
        byLastParent[rib.lastParent, default: []].append(index)
      }
    }
  }

  func left(_ lastParent: Int?) -> [Int] { byLastParent[lastParent] ?? [] }
  func attached(to parent: Int) -> [Int] { byParent[parent] ?? [] }
}
