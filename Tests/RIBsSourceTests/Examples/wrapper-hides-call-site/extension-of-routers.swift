// An extension for all routers.
extension Router {
  func attachIfNeeded(_ child: Routing) {
    guard !children.contains(where: { $0 === child }) else { return }
    attachChild(child)  // reported: info
  }
}
