// The parent detaches the flow when a stream says so, and need not be told.
// with: Kid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func kidDidClose() {
    router?.detachKid()
  }
}

protocol MomListener: AnyObject {}

final class MomRouter: Router<MomInteractor> {
  private let navigation: UINavigationController
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractor, navigation: UINavigationController, kidBuilder: KidBuilder) {
    self.navigation = navigation
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: info
    navigation.pushViewController(kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid else { return }
    navigation.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build(withListener listener: MomListener) -> MomRouter {
    let interactor = MomInteractor()
    interactor.listener = listener
    return MomRouter(
      interactor: interactor, navigation: UINavigationController(), kidBuilder: KidBuilder())
  }
}

final class GranInteractor: Interactor, MomListener {
  weak var router: GranRouter?
  let trips = PassthroughSubject<Bool, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    trips.removeDuplicates()
      .sink { [weak self] isOn in isOn ? self?.router?.openMom() : self?.router?.closeMom() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class GranRouter: Router<GranInteractor> {
  private let momBuilder: MomBuilder
  private var mom: MomRouter?

  init(interactor: GranInteractor, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func openMom() {
    guard mom == nil else { return }
    let mom = momBuilder.build(withListener: interactor)
    self.mom = mom
    attachChild(mom)
  }

  func closeMom() {
    guard let mom else { return }
    detachChild(mom)
    self.mom = nil
  }
}
