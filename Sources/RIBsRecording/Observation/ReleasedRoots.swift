/// A root that a session watches or keeps alive.
struct KeptRoot {
  private(set) weak var router: AnyObject?
  private let kept: AnyObject?
  /// Takes its view off the screen.
  let takeDown: (() -> Void)?

  init(_ router: AnyObject, isKept: Bool, takeDown: (() -> Void)?) {
    (self.router, self.takeDown) = (router, takeDown)
    kept = isKept ? router : nil
  }
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

  /// Takes the views of the roots that have been deallocated off the screen: nothing else does so if a test keeps its
  /// window. Call it on the main thread.
  ///
  /// - Returns: The roots that are alive.
  package func remaining() -> [AnyObject] {
    for index in roots.indices where roots[index].router == nil {
      roots[index].takeDown?()
      roots[index].takeDown = nil
    }
    return roots.compactMap(\.router)
  }
}
