import Foundation
import RIBsRecording

/// A view controller without pixels. It knows what it contains and whether it is on screen, so that a whole app's
/// routing runs in a test or a command-line program. It is an `NSObject`, like `UIViewController`, and equal only to
/// itself.
open class HeadlessViewController: NSObject, ObservedView {
  /// The view's title, for people who read a test's output.
  public var title: String
  /// The view controllers shown inside this one.
  public private(set) final var children: [HeadlessViewController] = []
  /// The view controller that contains this one.
  public private(set) final weak var parent: HeadlessViewController?
  /// The sheet shown above this one or above a container of it, which stays visible behind it.
  public final var presented: HeadlessViewController? { nearest(\.sheet) }
  /// The view controller whose sheet this one is, or a container of it.
  public final var presenting: HeadlessViewController? { nearest(\.presenter) }
  /// Whether the view is on screen. During a transition the old view is.
  public private(set) final var isVisible = false

  /// The sheet shown above this view controller itself, which is in no container.
  final var sheet: HeadlessViewController?
  /// The view controller that shows this one as its sheet.
  final weak var presenter: HeadlessViewController?
  /// What ends the transitions of what this view controller shows.
  final var endings: [TransitionEnding] = []
  /// Whether `viewWillAppear` was called, or `viewWillDisappear`, and what it announced has not happened; nil if not.
  private var announced: Bool?

  package final var visibilityReport: VisibilityReport?

  /// - Parameter title: The view's title.
  public init(title: String = "") {
    self.title = title
    super.init()
  }

  deinit {
    // A deallocated view is not on screen, and neither is anything it contained.
    if isVisible { visibilityReport?.change(to: .disappeared(removed: true)) }
    for child in children { child.becomeRoot(visible: false) }
    sheet?.becomeRoot(visible: false)
  }

  /// Called before the view comes on screen. The default does nothing.
  open func viewWillAppear() {}

  /// Called after the view came on screen. The default does nothing.
  open func viewDidAppear() {}

  /// Called before the view goes off screen. The default does nothing.
  ///
  /// - Parameter removed: Whether the view leaves its container, and is not just covered.
  open func viewWillDisappear(removed: Bool) {}

  /// Called after the view went off screen. The default does nothing.
  ///
  /// - Parameter removed: Whether the view left its container, and was not just covered.
  open func viewDidDisappear(removed: Bool) {}

  /// Whether a child is shown while this view controller is on screen.
  ///
  /// - Parameter child: One of ``children``.
  open func shows(_ child: HeadlessViewController) -> Bool { true }

  /// Shows `child` inside this view controller, in front of its other children. Does nothing if this view controller
  /// is inside the child.
  ///
  /// - Parameters:
  ///   - child: The view controller to add. It leaves its current container.
  ///   - index: Its index in ``children``; the end if this is nil or out of range.
  public final func addChild(_ child: HeadlessViewController, at index: Int? = nil) {
    guard child.parent !== self, !isInside(child) else { return }
    insert(child, at: index)
    updateVisibility()
  }

  /// Moves a view controller here, and leaves the screen as it is.
  final func insert(_ child: HeadlessViewController, at index: Int? = nil) {
    child.removeFromParent()
    child.parent = self
    children.insert(child, at: min(max(index ?? children.count, 0), children.count))
  }

  /// Removes this view controller from its container.
  public final func removeFromParent() {
    guard let container = takeOut() else { return }
    leaveScreen()
    container.updateVisibility()
  }

  /// Removes this view controller from its container, and leaves the screen as it is.
  final func takeOut() -> HeadlessViewController? {
    defer { parent = nil }
    parent?.children.removeAll { $0 === self }
    return parent
  }

  /// Shows `sheet` above this view controller: above its outermost container, if it has any.
  ///
  /// - Parameters:
  ///   - sheet: The view controller to show. Nothing happens if a sheet is shown there already, or if this one is
  ///     presented or contained elsewhere.
  ///   - animated: Whether the transition ends on the main queue's next turn, and not before this returns.
  ///   - completion: Called after `viewDidAppear`.
  open func present(
    _ sheet: HeadlessViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard presenter.sheet == nil, sheet.presenter == nil, sheet.parent == nil, !isInside(sheet)
    else { return }
    presenter.sheet = sheet
    sheet.presenter = presenter
    presenter.transition(animated: animated, completion)
  }

  /// Dismisses the sheet above this view controller with all sheets above that one. If there is none, dismisses the sheet
  /// that this view controller is, or that contains it.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition ends on the main queue's next turn, and not before this returns. Only then is
  ///     `viewDidDisappear` called, as UIKit does after the animation.
  ///   - completion: Called after `viewDidDisappear`.
  open func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let presenter = nearest({ $0.sheet == nil ? nil : $0 }), let sheet = presenter.sheet
    else {
      if let presenting { return presenting.dismiss(animated: animated, completion: completion) }
      completion?()
      return
    }
    var (leaving, holder) = ([sheet], presenter)
    while let next = holder.sheet {
      if next !== sheet { leaving.append(next) }
      (holder.sheet, next.presenter) = (nil, nil)
      holder = next
    }
    presenter.transition(leaving: leaving, animated: animated, completion)
  }

  private var outermost: HeadlessViewController {
    var current = self
    while let container = current.parent { current = container }
    return current
  }

  /// What this view controller has, or the nearest of its containers that has it.
  private func nearest<Value>(_ value: (HeadlessViewController) -> Value?) -> Value? {
    var next: HeadlessViewController? = self
    while let current = next {
      if let found = value(current) { return found }
      next = current.parent
    }
    return nil
  }

  /// Whether this view controller is the other one, or is shown in it or above it.
  final func isInside(_ other: HeadlessViewController) -> Bool {
    var next: HeadlessViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent ?? current.presenter
    }
    return false
  }

  // MARK: Visibility

  /// A root is on screen if its window is. Every other view controller is if its container is.
  final func becomeRoot(visible: Bool) {
    setVisible(visible, removed: !visible)
    updateVisibility()
  }

  /// Whatever is inside a view leaves with it, covered or not, as in UIKit.
  final func leaveScreen() {
    setVisible(false, removed: true)
    updateVisibility(removed: true)
  }

  /// Updates everything below this view controller to match what it shows, from the top down.
  final func updateVisibility(removed: Bool = false) {
    var waiting = [self]
    while let container = waiting.popLast() {
      // What a container shows on screen waits for the end of its transition.
      if !container.endings.isEmpty, container.isVisible { continue }
      let below = container.below
      for child in below {
        let isShown = container.showsBelow(child)
        child.setVisible(container.isVisible && isShown, removed: removed)
        if removed { child.visibilityReport?.containerLeft() }
        if container.isVisible, !isShown { child.visibilityReport?.containerReturned() }
      }
      waiting += below.reversed()
    }
  }

  /// What is in this view controller and above it.
  final var below: [HeadlessViewController] { children + (sheet.map { [$0] } ?? []) }

  final func showsBelow(_ child: HeadlessViewController) -> Bool { child === sheet || shows(child) }

  /// Calls `viewWillAppear` or `viewWillDisappear`, unless it was called already.
  final func announce(_ visible: Bool, removed: Bool) {
    guard visible != isVisible, visible != announced else { return }
    announced = visible
    if visible { viewWillAppear() } else { viewWillDisappear(removed: removed) }
  }

  private func setVisible(_ visible: Bool, removed: Bool) {
    guard visible != isVisible else {
      announced = nil
      return
    }
    announce(visible, removed: removed)
    announced = nil
    isVisible = visible
    if visible {
      visibilityReport?.change(to: .appeared)
      viewDidAppear()
    } else {
      visibilityReport?.change(to: .disappeared(removed: removed))
      viewDidDisappear(removed: removed)
    }
  }
}
