// A function of the router detaches each child.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  private func remove(_ child: Routing) {
    detachChild(child)
  }

  func reset() {
    children.forEach(remove)  // reported: warning
  }
}
