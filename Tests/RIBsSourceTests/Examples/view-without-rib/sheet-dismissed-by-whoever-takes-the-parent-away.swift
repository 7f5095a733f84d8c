// Gran dismisses what is presented, and then detaches Mom.
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
    viewController.dismiss(animated: false)
    viewController.hide(mom.viewController)
    detachChild(mom)
    self.mom = nil
  }
}
