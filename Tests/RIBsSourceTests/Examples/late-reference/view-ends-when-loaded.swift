// The view of the child finishes when it loads, and a defer stores the child.
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidExpire() {
    router?.detachKid()
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuildable
  private var kid: ViewableRouting?

  init(interactor: MomInteractor, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = kidBuilder.build(withListener: interactor)
    defer { kid = router }
    attachChild(router)  // reported: warning
    router.viewControllable.uiviewController.loadViewIfNeeded()
  }

  func detachKid() {
    if let kid = kid {
      detachChild(kid)
      self.kid = nil
    }
  }
}

protocol KidListener: AnyObject {
  func kidDidExpire()
}

protocol KidPresentableListener: AnyObject {
  func viewDidLoad()
}

final class KidInteractor: PresentableInteractor<KidViewController>, KidPresentableListener {
  weak var listener: KidListener?

  func viewDidLoad() {
    listener?.kidDidExpire()
  }
}

final class KidViewController: UIViewController, Presentable, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener?.viewDidLoad()
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> ViewableRouting
}

final class KidBuilder: Builder<KidDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> ViewableRouting {
    let viewController = KidViewController()
    let interactor = KidInteractor(presenter: viewController)
    interactor.listener = listener
    viewController.listener = interactor
    return KidRouter(interactor: interactor, viewController: viewController)
  }
}
