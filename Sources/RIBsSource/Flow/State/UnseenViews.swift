import RIBsAnalysis

/// The routers that were built and attached, and whose views were given to nobody yet.
struct UnseenViews {
  /// A router whose view some path has not shown.
  struct Unseen: Hashable {
    /// The attach, by its position among the events.
    let attach: Int
    /// The condition that last divided the paths, if one that can keep a view from being shown.
    var reason: SourcePlace?
  }

  /// By the numbers of the routers.
  private(set) var unseen: [Int: Unseen] = [:]
  /// The routers whose views some path has shown.
  private(set) var seen: Set<Int> = []

  mutating func attach(_ router: Int, as event: Int) {
    if !seen.contains(router) { unseen[router] = Unseen(attach: event) }
  }

  /// A view is shown, or the router is detached or given to somebody who may show it.
  mutating func see(_ router: Int) {
    seen.insert(router)
    unseen[router] = nil
  }

  /// A condition divides the paths; nil for one that an app is not expected to fail.
  mutating func divide(by reason: SourcePlace?) {
    for router in unseen.keys { unseen[router]?.reason = reason }
  }

  /// What holds where two paths meet. If neither has shown a view, what divided them did not decide it.
  mutating func join(_ other: Self) {
    unseen.merge(other.unseen) {
      Unseen(attach: $0.attach, reason: $0.reason == $1.reason ? $0.reason : nil)
    }
    seen.formUnion(other.seen)
  }
}
