// A base class reports nothing.
protocol PageListener: AnyObject {
  func pageDidPop()
}

class PageViewController: UIViewController, ViewControllable {
  weak var pageListener: PageListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { view.endEditing(true) }
  }
}

final class KidViewController: PageViewController {}

final class MomInteractor: Interactor, PageListener {
  weak var router: MomRouter?

  func pageDidPop() {
    router?.detachKid()
  }
}

final class MomRouter: ViewableRouter<MomInteractor, UIViewController> {
  private var kid: KidRouter?

  override init(interactor: MomInteractor, viewController: UIViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let view = KidViewController()
    view.pageListener = interactor
    let kid = KidRouter(interactor: KidInteractor(), viewController: view)
    self.kid = kid
    attachChild(kid)  // reported: warning
    viewController.navigationController?.pushViewController(
      kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
