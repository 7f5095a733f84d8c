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
  /// The sheet shown above this one, which stays visible behind it.
  public private(set) final var presented: HeadlessViewController?
  /// The view controller whose sheet this one is.
  public private(set) final weak var presenting: HeadlessViewController?
  /// Whether the view is on screen.
  public private(set) final var isVisible = false

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
    presented?.becomeRoot(visible: false)
  }

  /// Called after the view came on screen. The default does nothing.
  open func viewDidAppear() {}

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
    child.removeFromParent()
    child.parent = self
    children.insert(child, at: min(max(index ?? children.count, 0), children.count))
    updateVisibility()
  }

  /// Removes this view controller from its container.
  public final func removeFromParent() {
    guard let container = parent else { return }
    container.children.removeAll { $0 === self }
    parent = nil
    leaveScreen()
    container.updateVisibility()
  }

  /// Shows `sheet` above this view controller.
  ///
  /// - Parameter sheet: The view controller to show. Nothing happens if a sheet is shown already, or if this one is
  ///   presented elsewhere.
  open func present(_ sheet: HeadlessViewController) {
    guard presented == nil, sheet.presenting == nil, !isInside(sheet) else { return }
    presented = sheet
    sheet.presenting = self
    updateVisibility()
  }

  /// Dismisses the sheet above this view controller, or this one if it is a sheet itself.
  open func dismiss() {
    guard let sheet = presented else {
      if let presenting { presenting.dismiss() }
      return
    }
    presented = nil
    sheet.presenting = nil
    sheet.leaveScreen()
  }

  /// Whether this view controller is the other one, or is shown in it or above it.
  private func isInside(_ other: HeadlessViewController) -> Bool {
    var next: HeadlessViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent ?? current.presenting
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
  private func leaveScreen() {
    setVisible(false, removed: true)
    updateVisibility(removed: true)
  }

  /// Updates everything below this view controller to match what it shows, from the top down.
  final func updateVisibility(removed: Bool = false) {
    var waiting = [self]
    while let container = waiting.popLast() {
      let below = container.children + (container.presented.map { [$0] } ?? [])
      for child in below {
        let isShown = child === container.presented || container.shows(child)
        child.setVisible(container.isVisible && isShown, removed: removed)
        if removed { child.visibilityReport?.containerLeft() }
        if container.isVisible, !isShown { child.visibilityReport?.containerReturned() }
      }
      waiting += below.reversed()
    }
  }

  private func setVisible(_ visible: Bool, removed: Bool) {
    guard visible != isVisible else { return }
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
