// A wrapper says whether it attached, and asks for something else before.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension Router {
  func attachIfLoaded(_ child: Routing) -> Bool {
    if interactable.isActive == false { return false }
    attachChild(child)
    return true
  }
}

extension MomRouter {
  func open() {
    let kid = kidBuilder.build(withListener: interactor)
    if attachIfLoaded(kid) { self.kid = kid }  // reported: warning
  }
}
