// Gran gives the window another root view controller.
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
    mom.viewController.view.window?.rootViewController = UIViewController()
    detachChild(mom)
    self.mom = nil
  }
}
