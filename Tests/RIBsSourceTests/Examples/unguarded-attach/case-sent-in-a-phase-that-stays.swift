// The interactor sends the route in one phase, and stays in it.
// with: PlainKid
enum MomRoute {
  case kid, noKid
}

final class MomInteractor: Interactor, KidListener {
  private enum Phase {
    case idle, busy
  }

  let routes = PublishRelay<MomRoute>()
  private var phase = Phase.idle

  @objc func kidTapped() {
    guard phase == .idle else { return }
    phase = .idle
    routes.accept(.kid)
  }

  @objc func closeTapped() {
    guard phase == .busy else { return }
    phase = .idle
    routes.accept(.noKid)
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder
  private let bag = DisposeBag()

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    interactor.routes
      .subscribe(onNext: { [weak self] route in self?.perform(route) })
      .disposed(by: bag)
  }

  private func perform(_ route: MomRoute) {
    switch route {
    case .kid:
      let kid = kidBuilder.build(withListener: interactor)
      self.kid = kid
      attachChild(kid)  // reported: warning
    case .noKid:
      if let kid { detachChild(kid) }
      kid = nil
    }
  }
}
