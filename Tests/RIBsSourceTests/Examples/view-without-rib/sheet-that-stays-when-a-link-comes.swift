// A link can come while Kid is presented. Gran detaches Mom, and nobody dismisses Kid's view.
// with: SheetFamily
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var gran: GranInteractor?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    gran?.open(contexts)
  }
}

extension KidInteractor {
  func leave() {}
}

extension GranInteractor {
  func watch() {}

  func open(_ links: Set<UIOpenURLContext>) { router?.closeMom() }
}

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)  // reported: warning
    self.mom = nil
  }
}
