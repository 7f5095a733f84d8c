// The user's defaults may keep a second call out.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didAppear()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
    super.init()
  }

  func didAppear() {
    if !defaults.bool(forKey: "seen") { router?.open() }
  }
}

final class MomViewController: UIViewController {
  weak var listener: MomPresentableListener?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listener?.didAppear()
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
