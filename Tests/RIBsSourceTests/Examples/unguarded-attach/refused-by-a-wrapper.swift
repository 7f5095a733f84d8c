// A wrapper asks the children, and says whether it attached.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension Router {
  func attachOnce(_ child: Routing) -> Bool {
    if children.contains(where: { type(of: $0) == type(of: child) }) { return false }
    attachChild(child)
    return true
  }
}

extension MomRouter {
  func open() {
    let kid = kidBuilder.build(withListener: interactor)
    if attachOnce(kid) { self.kid = kid }
  }
}
