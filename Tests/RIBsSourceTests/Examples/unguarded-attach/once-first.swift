// The first name is the only one.
// with: Kid, KidView, MomView
protocol MomPresentableListener: AnyObject {}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol API {
  func user() -> Single<User>
  func users() -> Observable<User>
}

final class MomInteractor: Interactor, MomInteractable {
  weak var router: MomRouting?
  private let api: API
  private let names = PassthroughSubject<String, Never>()
  private let songs: AsyncStream<Song>

  override func didBecomeActive() {
    super.didBecomeActive()
    names.filter { !$0.isEmpty }.first()
      .sink { [weak self] _ in self?.router?.open() }
      .cancelOnDeactivate(interactor: self)
  }

  func kidDidClose() { router?.close() }
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
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
