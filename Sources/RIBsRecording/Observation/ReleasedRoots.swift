/// A root that a session keeps alive.
struct KeptRoot {
  let router: AnyObject
  /// Takes its view off the screen.
  let takeDown: (() -> Void)?
}

/// Roots that a session has let go of.
package final class ReleasedRoots {
  private struct Root {
    weak var router: AnyObject?
    var takeDown: (() -> Void)?
  }

  private var roots: [Root]

  init(_ roots: [KeptRoot]) {
    self.roots = roots.map { Root(router: $0.router, takeDown: $0.takeDown) }
  }

  /// Whether all of them have been deallocated. The views of those that have are taken off the screen: nothing else does
  /// so if a test keeps its window. Call it on the main thread.
  package func areGone() -> Bool {
    for index in roots.indices where roots[index].router == nil {
      roots[index].takeDown?()
      roots[index].takeDown = nil
    }
    return roots.allSatisfy { $0.router == nil }
  }
}
