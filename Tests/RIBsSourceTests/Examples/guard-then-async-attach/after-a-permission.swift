// When a permission has been given.
// with: PlainKid, MomRxStream
final class MomRouter: Router<MomInteractor> {
  private let permissions = Permissions()
  private let disposeBag = DisposeBag()
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    permissions.camera()
      .subscribe(onSuccess: { [weak self] in self?.attachKid() })
      .disposed(by: disposeBag)
  }

  private func attachKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
