// Kid's button has Gran detach Mom, and nobody dismisses Kid's view.
// with: SheetFamily
extension KidInteractor {
  func leave() { listener?.kidDidLeave() }
}

extension GranInteractor {
  func watch() {}
}

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)  // reported: warning
    self.mom = nil
  }
}
