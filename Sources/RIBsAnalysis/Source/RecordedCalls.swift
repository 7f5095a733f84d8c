import RIBsTrace

/// A call that attached or detached a RIB, and how often a session made it.
package struct RecordedCall: Sendable, Equatable {
  /// Which call it is.
  package enum Kind: String, Sendable, CaseIterable {
    case attach, detach
  }

  /// Which call it is.
  package let kind: Kind
  /// The parent's name.
  package let parent: String
  /// The child's name.
  package let child: String
  /// The call site, where the trace has one.
  package let at: String?
  /// How often the call was made with these names.
  package let count: Int
}

/// Records the attaches and detaches that an app calls while a session is replayed. Each pair of names at each call site
/// is kept once, so memory grows with the app and not with the session. A call that is wrong counts too: its line ran.
package struct RecordedCalls: Sendable {
  private struct Key: Hashable {
    let kind: RecordedCall.Kind
    let parent: InternedString?
    let child: InternedString?
    let site: InternedString?
  }

  private var counts: [Key: Int] = [:]
  /// In the order of their first calls.
  private var keys: [Key] = []
  private var strings = InternedStrings()

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    switch step.change {
    case .attached(let child, let parent, _, _): note(.attach, child, parent, step, forest)
    case .detached(let child, let parent, .call, _): note(.detach, child, parent, step, forest)
    default: break
    }
  }

  private mutating func note(
    _ kind: RecordedCall.Kind, _ child: NodeIndex, _ parent: NodeIndex, _ step: borrowing Step,
    _ forest: borrowing Forest
  ) {
    strings = forest.strings
    let key = Key(
      kind: kind, parent: forest[parent].name, child: forest[child].name, site: step.stamp.site)
    add(key, 1)
  }

  private mutating func add(_ key: Key, _ count: Int) {
    if let known = counts[key] {
      counts[key] = known + count
    } else {
      counts[key] = count
      keys.append(key)
    }
  }

  /// Adds the calls of another session of the trace.
  mutating func add(_ other: RecordedCalls) {
    strings = other.strings
    for key in other.keys { add(key, other.counts[key] ?? 0) }
  }

  /// The calls, in the order in which the session first made them.
  package var all: [RecordedCall] {
    keys.map { key in
      RecordedCall(
        kind: key.kind, parent: strings.name(key.parent), child: strings.name(key.child),
        at: strings[key.site], count: counts[key] ?? 0)
    }
  }
}
