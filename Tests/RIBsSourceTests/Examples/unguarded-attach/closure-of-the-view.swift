// The view keeps a closure that attaches without a test.
// with: Kid, KidView
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  var onOpen: (() -> Void)?

  @objc private func openTapped() { onOpen?() }
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
    viewController.onOpen = { [weak self] in
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
