// The navigation controller is given a closure for this pop.
// with: Kid, KidView, Mom, MomView
final class WatchingNavigation: UINavigationController, UINavigationControllerDelegate {
  private var watchers: [ObjectIdentifier: () -> Void] = [:]

  func watch(_ screen: UIViewController, _ whenGone: @escaping () -> Void) {
    watchers[ObjectIdentifier(screen)] = whenGone
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let shown = Set(viewControllers.map { ObjectIdentifier($0) })
    for (screen, whenGone) in watchers where !shown.contains(screen) {
      watchers[screen] = nil
      whenGone()
    }
  }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    show(router.viewControllable.uiviewController)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  private func show(_ screen: UIViewController) {
    let navigation = viewController.uiviewController.navigationController
    navigation?.pushViewController(screen, animated: true)
    (navigation as? WatchingNavigation)?.watch(screen) { [weak self] in self?.close() }
  }
}

/// Another screen is watched.
final class Archive {
  func show(_ screen: UIViewController, on navigation: WatchingNavigation) {
    navigation.watch(screen) { print("gone") }
  }
}
