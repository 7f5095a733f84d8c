/// A RIB that is still alive, or of which an object is.
public struct RIBLeftBehind: Sendable, Hashable {
  /// The RIB's name.
  public let name: String
  /// The names from the root down to it, as of its last attach.
  public let path: String
  /// Whether it is attached to a RIB that is on the tree.
  public let isOnTree: Bool
  /// The call that attached it last, `Module/File.swift:12`; nil if there is none, or none is known.
  public let attachedAt: String?
  /// The properties of routers and interactors that hold it, such as `HomeRouter.profile`.
  public let holders: [String]
  /// What holds it, as the recorder's search found it: `HomeRouter.history[0] → ProfileRouter`. Nil before the search.
  public let heldBy: String?
  /// Its objects that the leak detector reported, such as `ProfileInteractor`.
  public let leaked: [String]
}

extension RIBLeftBehind: CustomStringConvertible {
  /// The RIB, the call that attached it, and what holds it.
  public var description: String {
    var parts = [path]
    if let attachedAt { parts.append("attached at \(attachedAt)") }
    parts.append(isOnTree ? "still attached" : "off the tree")
    parts.append(holding)
    return parts.joined(separator: ", ")
  }

  /// What holds it.
  var holding: String {
    if !holders.isEmpty { return "held by \(holders.joined(separator: " and "))" }
    if isOnTree { return "held only as a child of its parent" }
    let alive = leaked.isEmpty ? "" : "\(leaked.joined(separator: " and ")) "
    let holder =
      heldBy
      ?? "no property of a router or interactor: look for a closure, a subscription or a task"
    return "\(alive)held by \(holder)"
  }
}
