import Foundation

/// A view controller without pixels: it knows what it contains and whether it is on screen, so that a
/// whole app's routing runs in a test or a command-line program. An `NSObject`, as `UIViewController` is: equal
/// to itself alone.
open class HeadlessViewController: NSObject {
  /// What the screen would show of this view; for people who read a test's output.
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

  final var visibilityReport: VisibilityReport?

  /// - Parameter title: What the screen would show of this view.
  public init(title: String = "") {
    self.title = title
    super.init()
  }

  deinit {
    // What is gone is not on screen, and neither is what it contained.
    if isVisible { visibilityReport?.tell(.disappeared(removed: true)) }
    for child in children { child.becomeRoot(visible: false) }
    presented?.becomeRoot(visible: false)
  }

  /// Called after the view came on screen. The default does nothing.
  open func viewDidAppear() {}

  /// Called after the view went off screen. The default does nothing.
  ///
  /// - Parameter removed: Whether the view left its container and was not just covered.
  open func viewDidDisappear(removed: Bool) {}

  /// Whether a view controller that this one contains is shown while this one is on screen.
  ///
  /// - Parameter child: One of ``children``.
  open func shows(_ child: HeadlessViewController) -> Bool { true }

  /// Shows `child` inside this view controller, in front of its other children. Does nothing where this one
  /// is inside the child.
  ///
  /// - Parameters:
  ///   - child: The view controller to add; it leaves the container it is in.
  ///   - index: Where among ``children`` it goes; at the end where this is nil or out of range.
  public final func addChild(_ child: HeadlessViewController, at index: Int? = nil) {
    guard child.parent !== self, !isInside(child) else { return }
    child.removeFromParent()
    child.parent = self
    children.insert(child, at: min(max(index ?? children.count, 0), children.count))
    updateVisibility()
  }

  /// Takes this view controller out of the one that contains it.
  public final func removeFromParent() {
    guard let container = parent else { return }
    container.children.removeAll { $0 === self }
    parent = nil
    leaveScreen()
    container.updateVisibility()
  }

  /// Shows `sheet` above this view controller.
  ///
  /// - Parameter sheet: The view controller to show; nothing happens where a sheet is shown already, or it is.
  open func present(_ sheet: HeadlessViewController) {
    guard presented == nil, sheet.presenting == nil, !isInside(sheet) else { return }
    presented = sheet
    sheet.presenting = self
    updateVisibility()
  }

  /// Takes down the sheet above this view controller, or this one where it is a sheet itself.
  open func dismiss() {
    guard let sheet = presented else {
      if let presenting { presenting.dismiss() }
      return
    }
    presented = nil
    sheet.presenting = nil
    sheet.leaveScreen()
  }

  /// Whether this view controller is the other one, or shown in it or above it.
  private func isInside(_ other: HeadlessViewController) -> Bool {
    var next: HeadlessViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent ?? current.presenting
    }
    return false
  }

  // MARK: Visibility

  /// A root is on screen because its window is; everything else because its container is.
  final func becomeRoot(visible: Bool) {
    setVisible(visible, removed: !visible)
    updateVisibility()
  }

  /// What is inside a view that leaves goes with it, covered or not, as on UIKit.
  private func leaveScreen() {
    setVisible(false, removed: true)
    updateVisibility(removed: true)
  }

  /// Brings what is below in line with what this view controller shows, from the top down.
  final func updateVisibility(removed: Bool = false) {
    var waiting = [self]
    while let container = waiting.popLast() {
      let below = container.children + (container.presented.map { [$0] } ?? [])
      for child in below {
        let isShown = child === container.presented || container.shows(child)
        child.setVisible(container.isVisible && isShown, removed: removed)
        if removed { child.visibilityReport?.tellContainerLeft() }
        if container.isVisible, !isShown { child.visibilityReport?.tellContainerReturned() }
      }
      waiting += below.reversed()
    }
  }

  private func setVisible(_ visible: Bool, removed: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible {
      visibilityReport?.tell(.appeared)
      viewDidAppear()
    } else {
      visibilityReport?.tell(.disappeared(removed: removed))
      viewDidDisappear(removed: removed)
    }
  }
}
