import RIBsTrace

/// How the trees of two sides differ, over all their sessions: where RIBs were attached on one side alone, and where
/// more or fewer stood at once.
///
/// A RIB is told by its path. Of what came or went together only the topmost is told, with how many paths there
/// are below it. Roots have no number: there is one of a name, or none.
public struct TreeComparison: Sendable {
  /// A path that came, went or has other numbers.
  public struct Change: Sendable, Equatable {
    /// Names from the root, joined by `/`; of a very deep one the last, behind `…`.
    public let path: String
    /// How many paths below it came or went with it.
    public let below: Int
    /// How many RIBs stood there at once in the base, at most.
    public let before: Int
    /// How many stand there at once now, at most.
    public let now: Int
  }

  /// Paths that the base does not have.
  public let appeared: [Change]
  /// Paths that only the base has.
  public let went: [Change]
  /// Paths of both sides at which the most RIBs at once differ, without those below one that changed alike.
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
    /// The most at once; nil where there was never one.
    var before: Int?
    var now: Int?
  }

  private var table = PathTree()
  private var names: [String: TextNumber] = [:]
  private var numbers: [Numbers] = []

  mutating func add(_ report: CheckReport, to side: WritableKeyPath<Numbers, Int?>) {
    for session in report.inputs.lazy.flatMap(\.sessions) {
      var places: [PathIndex] = []
      for index in session.paths.indices {
        let path = session.paths[index]
        let name = path.name.map { number(of: session.paths.texts[$0]) }
        let place = table.insert(named: name, under: path.parent.map { places[$0] })
        places.append(place)
        if place == numbers.count { numbers.append(Numbers()) }
        numbers[place][keyPath: side] = max(
          numbers[place][keyPath: side] ?? 0, path.mostAtOnce)
      }
    }
  }

  /// Each session counts its texts by itself.
  private mutating func number(of name: String) -> TextNumber {
    if let known = names[name] { return known }
    table.texts.append([name])
    let number = TextNumber(UInt32(truncatingIfNeeded: names.count + 1))
    names[name] = number
    return number
  }

  /// The paths that are on one side alone and whose parents are not.
  func topmost(where isAlone: (Numbers) -> Bool) -> [TreeComparison.Change] {
    var below = numbers.map { _ in 0 }
    var tops: [PathIndex] = []
    for place in numbers.indices.reversed() where isAlone(numbers[place]) {
      if let parent = table[place].parent, isAlone(numbers[parent]) {
        below[parent] += below[place] + 1
      } else {
        tops.append(place)
      }
    }
    return tops.reversed().map { change($0, below: below[$0]) }
  }

  var changed: [TreeComparison.Change] {
    numbers.indices.filter { place in
      let own = numbers[place]
      guard own.before != own.now, own.before != nil, own.now != nil else { return false }
      return table[place].parent.map { numbers[$0] != own } ?? true
    }.map { change($0, below: 0) }
  }

  private func change(_ place: PathIndex, below: Int) -> TreeComparison.Change {
    TreeComparison.Change(
      path: table.text(of: place, last: 50), below: below, before: numbers[place].before ?? 0,
      now: numbers[place].now ?? 0)
  }
}
