// Kid posts a notification, on which Gran detaches Mom.
// with: SheetFamily
extension Notification.Name {
  static let didSignOut = Notification.Name("didSignOut")
}

extension KidInteractor {
  func leave() { NotificationCenter.default.post(name: .didSignOut, object: nil) }
}

extension GranInteractor {
  func watch() {
    NotificationCenter.default.publisher(for: .didSignOut)
      .sink { [weak self] _ in self?.router?.closeMom() }
      .cancelOnDeactivate(interactor: self)
  }
}

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)  // reported: warning
    self.mom = nil
  }
}
