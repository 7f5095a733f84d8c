// An object that keeps one child and attaches it to the router that made the object.
import RIBs

final class ParentSlot {
  private weak var parent: Routing?
  private var child: ViewableRouting?

  init(parent: Routing) { self.parent = parent }

  var isFilled: Bool { child != nil }

  func replace(by router: ViewableRouting) {
    detach()
    add(router)
  }

  func add(_ router: ViewableRouting) {
    child = router
    parent?.attachChild(router)
  }

  func detach() {
    guard let child else { return }
    parent?.detachChild(child)
    self.child = nil
  }

  func detachAndKeep() {
    if let child { parent?.detachChild(child) }
  }

  func forget() { child = nil }
}
