// The view keeps closures in a dictionary, and one attaches without a test.
// with: Kid, KidView
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  var actions: [String: () -> Void] = [:]

  @objc private func openTapped() { actions["open"]?() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    viewController.actions["open"] = { [weak self] in
      guard let self else { return }
      let kid = self.kidBuilder.build(withListener: self.interactor)
      self.kid = kid
      self.attachChild(kid)  // reported: warning
      self.viewController.view.addSubview(kid.viewControllable.uiviewController.view)
    }
  }

  func close() {
    guard let kid else { return }
    kid.viewControllable.uiviewController.view.removeFromSuperview()
    detachChild(kid)
    self.kid = nil
  }
}
