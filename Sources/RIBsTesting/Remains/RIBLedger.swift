import RIBsAnalysis
import RIBsTrace

/// Follows a trace and knows each RIB in it.
struct RIBLedger {
  struct Life {
    var name: String
    var path: String
    var parent: Int?
    var isRoot = false
    /// Whether nobody says when it is gone.
    var isForeign = false
    var isDestroyed = false
    var wasAttached = false
    var attachedAt: String?
    var holders: [(parent: Int, property: String)] = []
    var leaked: [String] = []
    /// What the recorder found to hold its objects, by their roles.
    var found: [(role: String, by: HeldBy)] = []

    /// What holds its router, or the object that outlives it.
    var heldBy: String? { found.last { ($0.role == "router") != isDestroyed }?.by.words }
  }

  private(set) var lives: [Int: Life] = [:]
  /// The RIBs whose properties are not read any longer, and may have let go of what they held.
  private var unread: Set<Int> = []

  mutating func take(_ event: TraceEvent) {
    if let (id, name) = event.introduced, lives[id] == nil {
      lives[id] = Life(name: name, path: name, isForeign: true)
    }
    switch event.body {
    case .create(let id, let name, _): lives[id] = Life(name: name, path: name)
    case .launch(let id): lives[id]?.isRoot = true
    case .attach(let id, let parent):
      guard var life = lives[id] else { return }
      life.path = (lives[parent].map { Self.cut($0.path) + "/" } ?? "") + life.name
      life.parent = parent
      life.wasAttached = true
      life.attachedAt = event.at
      lives[id] = life
    case .detach(let id, let parent, _):
      if lives[id]?.parent == parent { lives[id]?.parent = nil }
    case .destroy(let id): lives[id]?.isDestroyed = true
    case .hold(let id, let parent, let property): lives[id]?.holders.append((parent, property))
    case .unhold(let id, let parent, let property):
      lives[id]?.holders.removeAll { $0 == (parent, property) }
    case .unread(let id): unread.insert(id)
    case .leak(let id, _, let name, _): lives[id]?.leaked.append(name)
    case .holder(let holder): lives[holder.id]?.found.append((holder.object, HeldBy(holder)))
    default: break
    }
  }

  /// An object that was reported as leaked outlives its router.
  var living: [Int] {
    lives.filter {
      !$0.value.isForeign && !$0.value.isDestroyed || !$0.value.leaked.isEmpty
    }.map(\.key)
  }

  /// A tree can be deep. The end of a path says most.
  private static func cut(_ path: String) -> String {
    path.utf8.count > 500 ? "…" + path.suffix(300) : path
  }

  func rib(_ id: Int) -> RIBLeftBehind? {
    lives[id].map { life in
      RIBLeftBehind(
        name: life.name, path: life.path, isOnTree: isOnTree(id), attachedAt: life.attachedAt,
        holders: life.holders.filter { !unread.contains($0.parent) }.map(\.property),
        heldBy: life.heldBy, leaked: life.leaked)
    }
  }

  /// A root, or attached below one. A router that was never attached and has children is one too.
  private func isOnTree(_ id: Int) -> Bool {
    var id = id
    // RIBs can be attached in a circle.
    for _ in 0..<lives.count {
      guard let life = lives[id], !life.isDestroyed else { return false }
      if life.isRoot { return true }
      guard let parent = life.parent else { return !life.wasAttached }
      id = parent
    }
    return false
  }
}

extension TraceEvent {
  /// The events of a trace.
  static func all(in trace: [UInt8]) -> [TraceEvent] {
    var events: [TraceEvent] = []
    var reader = TraceReader()
    let take = { (line: NumberedLine) in
      if case .event(let event) = line.line { events.append(event) }
    }
    reader.feed(trace, take)
    reader.finish(take)
    return events
  }

  /// A RIB that has no `create`, and its name.
  fileprivate var introduced: (id: Int, name: String)? {
    guard let name = introduction.rib else { return nil }
    switch body {
    case .attach(let id, _), .detach(let id, _, _): return (id, name)
    default: return nil
    }
  }
}
