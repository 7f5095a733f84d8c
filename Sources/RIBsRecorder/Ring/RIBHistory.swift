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

  private var stays: [Stay] = []
  private var holds: [Holder: Line] = [:]
  /// The hold that ended last, if none is left.
  private var lastHold: (parent: Int, hold: Line, unhold: Line)?

  /// The most stays that are kept. A tab may be attached a thousand times.
  private static let mostStays = 8

  /// The RIB that it is attached to.
  var parent: Int? { stays.last.flatMap { $0.detach == nil ? $0.parent : nil } }

  var isOnScreen: Bool { appear != nil && disappear == nil }

  mutating func attach(to parent: Int, _ line: Line) {
    stays.append(Stay(parent: parent, attach: line))
    // The first one says where the RIB was built, and that it is attached again.
    if stays.count > Self.mostStays { stays.remove(at: 1) }
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
