/// Changes by what happened, to say which of them something listens to.
struct ChangeKinds: OptionSet, Sendable {
  let rawValue: UInt32

  static let created = ChangeKinds(rawValue: 1 << 0)
  static let launched = ChangeKinds(rawValue: 1 << 1)
  static let attached = ChangeKinds(rawValue: 1 << 2)
  static let detached = ChangeKinds(rawValue: 1 << 3)
  static let activated = ChangeKinds(rawValue: 1 << 4)
  static let deactivated = ChangeKinds(rawValue: 1 << 5)
  static let loaded = ChangeKinds(rawValue: 1 << 6)
  static let destroyed = ChangeKinds(rawValue: 1 << 7)
  static let held = ChangeKinds(rawValue: 1 << 8)
  static let unheld = ChangeKinds(rawValue: 1 << 9)
  static let appeared = ChangeKinds(rawValue: 1 << 10)
  static let disappeared = ChangeKinds(rawValue: 1 << 11)
  static let leaked = ChangeKinds(rawValue: 1 << 12)
  static let flowed = ChangeKinds(rawValue: 1 << 13)
  static let worked = ChangeKinds(rawValue: 1 << 14)
  static let other = ChangeKinds(rawValue: 1 << 15)
  // Calls that are wrong are kinds of their own: most rules look at nothing else.
  static let attachedWrongly = ChangeKinds(rawValue: 1 << 16)
  static let detachedWrongly = ChangeKinds(rawValue: 1 << 17)

  static let activatedWrongly = ChangeKinds(rawValue: 1 << 19)

  static let anyAttach: ChangeKinds = [.attached, .attachedWrongly]
  static let anyDetach: ChangeKinds = [.detached, .detachedWrongly]

  static let marked = ChangeKinds(rawValue: 1 << 18)

  /// How many kinds there are.
  static let count = 20

  /// The number of a single kind, below ``count``.
  var number: Int { rawValue.trailingZeroBitCount }
}
