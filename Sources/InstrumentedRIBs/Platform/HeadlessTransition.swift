import Dispatch
import Foundation

/// A change of what a view controller shows, in the order of UIKit: views are told that they will appear or disappear
/// before the call that begins it returns. If it is animated, they are told that they did on the main queue's next turn,
/// when the call's caller has gone on. The completion comes last.
extension HeadlessViewController {
  /// Brings on screen what this view controller contains or presents at the end of the transition.
  ///
  /// - Parameter leaving: The view controllers that it contained or presented before. They are in no container any longer.
  final func transition(
    leaving: [HeadlessViewController] = [], animated: Bool, _ completion: (() -> Void)?
  ) {
    if !animated { for ending in endings { ending.run() } }
    for view in leaving { view.announceBelow(leaves: true) }
    announceBelow(leaves: false)
    // Off the main thread, where UIKit must not be called, nothing may happen on the main queue at the same time.
    guard animated, isVisible || leaving.contains(where: \.isVisible), MainThread.isCurrent else {
      return end(leaving, completion)
    }
    let ending = TransitionEnding()
    ending.body = { [self] in
      endings.removeAll { $0 === ending }
      end(leaving, completion)
    }
    endings.append(ending)
    DispatchQueue.main.async { ending.run() }
  }

  private func end(_ leaving: [HeadlessViewController], _ completion: (() -> Void)?) {
    // One that was shown again meanwhile stays.
    for view in leaving where view.parent == nil && view.presenter == nil { view.leaveScreen() }
    updateVisibility()
    completion?()
  }

  /// Announces the changes below this view controller, from the top down; and its own, if it leaves.
  private func announceBelow(leaves: Bool) {
    if leaves { announce(false, removed: true) }
    var waiting = [(self, isVisible && !leaves)]
    while let (container, isVisible) = waiting.popLast() {
      if !leaves, container !== self, !container.endings.isEmpty { continue }
      let below = container.below.map { ($0, isVisible && container.showsBelow($0)) }
      for (view, willBeVisible) in below { view.announce(willBeVisible, removed: leaves) }
      waiting += below.reversed()
    }
  }
}

/// What is left of a transition. It runs once: on the main queue's next turn, or when the next transition is not animated.
///
/// `@unchecked`: made and run on the main thread.
final class TransitionEnding: @unchecked Sendable {
  fileprivate var body: (() -> Void)?

  fileprivate func run() {
    let body = body
    self.body = nil
    body?()
  }
}

/// Whether this is the main thread, or a block of the main queue: if `main` is async on Linux, other threads run it.
private enum MainThread {
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
