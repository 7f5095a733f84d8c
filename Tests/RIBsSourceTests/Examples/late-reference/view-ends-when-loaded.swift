// The view of the child finishes when it loads, and a defer stores the child.
final class HomeInteractor: Interactor, AdListener {
  weak var router: HomeRouter?

  func adDidExpire() {
    router?.detachAd()
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private let adBuilder: AdBuildable
  private var ad: ViewableRouting?

  init(interactor: HomeInteractor, adBuilder: AdBuildable) {
    self.adBuilder = adBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = adBuilder.build(withListener: interactor)
    defer { ad = router }
    attachChild(router)  // reported: warning
    router.viewControllable.uiviewController.loadViewIfNeeded()
  }

  func detachAd() {
    if let ad = ad {
      detachChild(ad)
      self.ad = nil
    }
  }
}

protocol AdListener: AnyObject {
  func adDidExpire()
}

protocol AdPresentableListener: AnyObject {
  func viewDidLoad()
}

final class AdInteractor: PresentableInteractor<AdViewController>, AdPresentableListener {
  weak var listener: AdListener?

  func viewDidLoad() {
    listener?.adDidExpire()
  }
}

final class AdViewController: UIViewController, Presentable, ViewControllable {
  weak var listener: AdPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener?.viewDidLoad()
  }
}

final class AdRouter: ViewableRouter<AdInteractor, AdViewController> {}

protocol AdBuildable: Buildable {
  func build(withListener listener: AdListener) -> ViewableRouting
}

final class AdBuilder: Builder<AdDependency>, AdBuildable {
  func build(withListener listener: AdListener) -> ViewableRouting {
    let viewController = AdViewController()
    let interactor = AdInteractor(presenter: viewController)
    interactor.listener = listener
    viewController.listener = interactor
    return AdRouter(interactor: interactor, viewController: viewController)
  }
}
