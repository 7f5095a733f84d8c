import RIBsTrace

/// How the trees of two sides differ over all their sessions: paths at which RIBs were attached on one side only, and
/// paths at which more or fewer RIBs stood at once.
///
/// Where a path and paths below it appeared or disappeared together, only the topmost is listed, with the number of
/// paths below it. Roots have no count: there is one of a name, or none.
public struct TreeComparison: Sendable {
  /// A path that appeared, disappeared or has a different count.
  public struct Change: Sendable, Equatable {
    /// Names from the root, joined by `/`. A very deep path keeps only its last names, after `…`.
    public let path: String
    /// How many paths below it appeared or disappeared with it.
    public let below: Int
    /// The most RIBs that stood there at once in the base.
    public let before: Int
    /// The most RIBs that stood there at once after the change.
    public let now: Int
  }

  /// Paths that the base does not have.
  public let appeared: [Change]
  /// Paths that only the base has.
  public let went: [Change]
  /// Paths of both sides whose counts differ, without those whose parent changed in the same way.
  public let changed: [Change]

  init(base: CheckReport, trace: CheckReport) {
    var union = PathUnion()
    union.add(base, to: \.before)
    union.add(trace, to: \.now)
    appeared = union.topmost { $0.before == nil }
    went = union.topmost { $0.now == nil }
    changed = union.changed
  }
}

/// The paths of two sides in one tree.
struct PathUnion {
  struct Numbers: Equatable {
    /// The most RIBs at once in the base; nil if there were none.
    var before: Int?
    /// The most RIBs at once after the change; nil if there were none.
    var now: Int?
  }

  private var tree = PathTree()
  private var names: [String: InternedString] = [:]
  private var numbers: [PathIndex: Numbers] = [:]

  mutating func add(_ report: CheckReport, to side: WritableKeyPath<Numbers, Int?>) {
    for session in report.inputs.lazy.flatMap(\.sessions) {
      var union: [PathIndex: PathIndex] = [:]
      for index in session.paths.indices {
        let path = session.paths[index]
        let name = path.name.map { number(of: session.paths.strings[$0]) }
        let joint = tree.insert(named: name, under: path.parent.flatMap { union[$0] })
        union[index] = joint
        let most = numbers[joint]?[keyPath: side] ?? 0
        numbers[joint, default: Numbers()][keyPath: side] = max(most, path.mostAtOnce)
      }
    }
  }

  /// Each trace numbers its strings separately, so the union needs numbers of its own.
  private mutating func number(of name: String) -> InternedString {
    if let known = names[name] { return known }
    tree.strings.append([name])
    let number = InternedString(UInt32(truncatingIfNeeded: names.count + 1))
    names[name] = number
    return number
  }

  /// The paths that only one side has and whose parents are not among them.
  func topmost(where isAlone: (Numbers) -> Bool) -> [TreeComparison.Change] {
    func isOnOneSide(_ index: PathIndex) -> Bool { numbers[index].map(isAlone) ?? false }
    var below: [PathIndex: Int] = [:]
    var tops: [PathIndex] = []
    for index in tree.indices.reversed() where isOnOneSide(index) {
      if let parent = tree[index].parent, isOnOneSide(parent) {
        below[parent, default: 0] += (below[index] ?? 0) + 1
      } else {
        tops.append(index)
      }
    }
    return tops.reversed().map { change($0, below: below[$0] ?? 0) }
  }

  /// The paths of both sides whose counts differ, without those whose parent changed in the same way.
  var changed: [TreeComparison.Change] {
    tree.indices.filter { index in
      guard let own = numbers[index], own.before != own.now, own.before != nil, own.now != nil
      else { return false }
      return tree[index].parent.map { numbers[$0] != own } ?? true
    }.map { change($0, below: 0) }
  }

  private func change(_ index: PathIndex, below: Int) -> TreeComparison.Change {
    TreeComparison.Change(
      path: tree.text(of: index, last: 50), below: below, before: numbers[index]?.before ?? 0,
      now: numbers[index]?.now ?? 0)
  }
}
