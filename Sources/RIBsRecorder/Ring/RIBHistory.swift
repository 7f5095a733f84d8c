/// The events of one RIB that a ``Checkpoint`` keeps.
struct RIBHistory {
  typealias Line = Checkpoint.Line

  /// From an attach to the detach that ended it.
  private struct Stay {
    let parent: Int
    let attach: Line
    var detach: Line?
  }

  /// A property that holds the RIB.
  private struct Holder: Hashable {
    let parent: Int
    let property: String
  }

  /// The first event that names the RIB as a parent, which makes it a root, and the event that undid it.
  private struct Naming {
    let child: Int
    let property: String?
    var lines: [Line]
  }

  /// Nil if no `create` says it.
  var name: String?
  var create: Line?
  var launch: Line?
  var load: Line?
  /// Nil while the RIB is inactive.
  var activate: Line?
  var unread: Line?
  var appear: Line?
  /// After `appear`.
  var disappear: Line?
  var destroy: Line?
  /// Keyed by the role and the type of the object.
  var leaks: [String: Line] = [:]
  /// Keyed by the role of the object.
  var holders: [String: Line] = [:]
  private var naming: Naming?
  /// The sibling of the same name that was there when this one was attached.
  var elder: Int?

  private var stays: [Stay] = []
  private var holds: [Holder: Line] = [:]
  /// The last hold, if it has ended.
  private var lastHold: (parent: Int, hold: Line, unhold: Line)?

  /// How many stays are kept if nothing happened in the others. A tab may be attached a thousand times.
  private static let mostStays = 8
  /// How many stays are kept at most, whatever happened in them.
  private static let mostBusyStays = 64

  /// The parent that it is attached to.
  var parent: Int? { stays.last.flatMap { $0.detach == nil ? $0.parent : nil } }

  /// The parent that it was last attached to.
  var lastParent: Int? { stays.last?.parent }

  var isOnScreen: Bool { appear != nil && disappear == nil }

  mutating func attach(to parent: Int, _ line: Line) {
    stays.append(Stay(parent: parent, attach: line))
  }

  /// All parents that it was ever attached to.
  var parents: Set<Int> { Set(stays.map(\.parent)) }

  var hasManyStays: Bool { stays.count > Self.mostStays }

  /// The `seq` of the `unhold` that ended its last hold.
  var lostAt: Int? { lastHold?.unhold.seq }

  /// The `seq` of each event that is judged by where the RIBs above were attached.
  var judged: [Int] {
    stays.flatMap { [$0.attach.seq, $0.detach?.seq] }.compactMap(\.self)
      + [destroy?.seq, lostAt].compactMap(\.self)
  }

  /// Forgets stays in which nothing happened, except for the first and the last few. The first shows where the RIB was
  /// built, and that later attaches were not its first.
  ///
  /// - Parameter judged: The `seq` of each event that is judged by where this RIB was attached, sorted.
  mutating func forgetStays(without judged: [Int]) {
    guard hasManyStays else { return }
    let last = stays.count - Self.mostStays + 1
    var kept = [stays[0]]
    for stay in stays[1..<last] {
      // A stay can go only if the RIB was off the tree before and after it.
      guard kept.last?.detach != nil, let detach = stay.detach,
        !judged.hasElement(between: stay.attach.seq, and: detach.seq)
      else {
        kept.append(stay)
        continue
      }
    }
    stays = kept + stays[last...]
    // Otherwise a tab that is attached often enough would fill the file and end the session.
    while stays.count > Self.mostBusyStays,
      let index = stays.indices.dropFirst().first(where: {
        stays[$0 - 1].detach != nil && stays[$0].detach != nil
      })
    {
      stays.remove(at: index)
    }
  }

  /// Forgets the properties of destroyed RIBs. They no longer hold anything.
  mutating func forgetHolds(_ isAlive: (Int) -> Bool) {
    if holds.isEmpty { return }
    holds = holds.filter { isAlive($0.key.parent) }
  }

  mutating func detach(_ line: Line) { stays[stays.count - 1].detach = line }

  mutating func hold(by parent: Int, _ property: String, _ line: Line) {
    let holder = Holder(parent: parent, property: property)
    holds[holder] = holds[holder] ?? line
    lastHold = nil
  }

  /// - Parameter isAlive: Whether a RIB is not destroyed. The properties of a destroyed RIB hold nothing.
  mutating func unhold(
    by parent: Int, _ property: String, _ line: Line, _ isAlive: (Int) -> Bool
  ) {
    guard let hold = holds.removeValue(forKey: Holder(parent: parent, property: property)),
      !holds.keys.contains(where: { isAlive($0.parent) })
    else { return }
    holds = [:]
    lastHold = (parent, hold, line)
  }

  /// Notes an event that names the RIB as the parent of another.
  ///
  /// - Parameter property: The property, if it holds the child.
  mutating func isNamed(by child: Int, _ line: Line, _ property: String? = nil) {
    if naming == nil { naming = Naming(child: child, property: property, lines: [line]) }
  }

  /// Notes that a child was detached from the RIB, or that a property no longer holds it.
  mutating func letsGo(of child: Int, _ line: Line, _ property: String? = nil) {
    guard let naming, naming.child == child, naming.property == property, naming.lines.count == 1
    else { return }
    self.naming?.lines.append(line)
  }

  /// What makes the RIB a root, if it was never attached or launched.
  private var rootNaming: Naming? { stays.isEmpty && launch == nil ? naming : nil }

  /// The RIBs that its events name.
  var named: [Int] {
    var named = stays.map(\.parent) + holds.keys.map(\.parent)
    if let lastHold { named.append(lastHold.parent) }
    if let rootNaming { named.append(rootNaming.child) }
    return named
  }

  /// Its lines, in no order, some of them twice.
  var lines: [Line?] {
    var lines = [create, launch, load, activate, unread, appear, disappear, destroy]
    for stay in stays { lines += [stay.attach, stay.detach] }
    lines += Array(leaks.values) + Array(holders.values) + Array(holds.values)
    if let lastHold { lines += [lastHold.hold, lastHold.unhold] }
    return lines + (rootNaming?.lines ?? [])
  }
}

extension [Int] {
  /// Whether a sorted list has a number between two others.
  fileprivate func hasElement(between low: Int, and high: Int) -> Bool {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if self[middle] > low { end = middle } else { first = middle + 1 }
    }
    return first < count && self[first] < high
  }
}
