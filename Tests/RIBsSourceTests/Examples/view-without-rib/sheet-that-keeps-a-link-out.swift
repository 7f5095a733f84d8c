// A link leads nowhere while something is presented.
// with: SheetFamily, GranHidesMom
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var gran: GranInteractor?
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard window?.rootViewController?.presentedViewController == nil else { return }
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
