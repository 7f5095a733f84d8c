// Gran calls a function of a library's view controller, which may dismiss what is presented.
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
    viewController.endPresentations()
    viewController.hide(mom.viewController)
    detachChild(mom)
    self.mom = nil
  }
}
