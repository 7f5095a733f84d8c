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

  /// The first event that names the RIB as a parent, which makes a root of it, and the one that ended what it began.
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
  /// By the role and the type of the object.
  var leaks: [String: Line] = [:]
  /// By the role of the object.
  var holders: [String: Line] = [:]
  private var naming: Naming?
  /// The sibling of its name that stood when it was attached last.
  var elder: Int?

  private var stays: [Stay] = []
  private var holds: [Holder: Line] = [:]
  /// The hold that ended last, if none is left.
  private var lastHold: (parent: Int, hold: Line, unhold: Line)?

  /// The most stays that are kept if nothing happened in the others. A tab may be attached a thousand times.
  private static let mostStays = 8
  /// The most stays that are kept whatever happened.
  private static let mostBusyStays = 64

  /// The RIB that it is attached to.
  var parent: Int? { stays.last.flatMap { $0.detach == nil ? $0.parent : nil } }

  /// The RIB that it was attached to last.
  var lastParent: Int? { stays.last?.parent }

  var isOnScreen: Bool { appear != nil && disappear == nil }

  mutating func attach(to parent: Int, _ line: Line) {
    stays.append(Stay(parent: parent, attach: line))
  }

  /// The RIBs that it was ever attached to.
  var parents: Set<Int> { Set(stays.map(\.parent)) }

  var hasManyStays: Bool { stays.count > Self.mostStays }

  /// The number of the event by which its last hold ended.
  var lostAt: Int? { lastHold?.unhold.seq }

  /// The numbers of the events that depend on where the RIBs above it stand.
  var turns: [Int] {
    stays.flatMap { [$0.attach.seq, $0.detach?.seq] }.compactMap(\.self)
      + [destroy?.seq, lostAt].compactMap(\.self)
  }

  /// Forgets stays in which nothing happened, but for the first one and the last ones. The first one says where the RIB was
  /// built, and that it is attached again.
  ///
  /// - Parameter turns: The numbers of the events that depend on where this RIB stands, sorted.
  mutating func forgetStays(except turns: [Int]) {
    guard hasManyStays else { return }
    let last = stays.count - Self.mostStays + 1
    var kept = [stays[0]]
    for stay in stays[1..<last] {
      // The RIB must be off the tree before and after.
      guard kept.last?.detach != nil, let detach = stay.detach,
        !turns.hasElement(between: stay.attach.seq, and: detach.seq)
      else {
        kept.append(stay)
        continue
      }
    }
    stays = kept + stays[last...]
    // A session must not end because a tab is attached too often.
    while stays.count > Self.mostBusyStays,
      let index = stays.indices.dropFirst().first(where: {
        stays[$0 - 1].detach != nil && stays[$0].detach != nil
      })
    {
      stays.remove(at: index)
    }
  }

  /// Forgets the properties of RIBs that are destroyed. They hold nothing.
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

  /// - Parameter isAlive: Whether a RIB is. The properties of a destroyed one hold nothing.
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

  /// Notes that a child was detached from the RIB, or that a property holds it no longer.
  mutating func letsGo(of child: Int, _ line: Line, _ property: String? = nil) {
    guard let naming, naming.child == child, naming.property == property, naming.lines.count == 1
    else { return }
    self.naming?.lines.append(line)
  }

  /// What makes a root of the RIB, if it was never attached nor launched.
  private var rootNaming: Naming? { stays.isEmpty && launch == nil ? naming : nil }

  /// The RIBs that its events name.
  var named: [Int] {
    var named = stays.map(\.parent) + holds.keys.map(\.parent)
    if let lastHold { named.append(lastHold.parent) }
    if let rootNaming { named.append(rootNaming.child) }
    return named
  }

  /// Its lines, in any order, and some of them twice.
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
