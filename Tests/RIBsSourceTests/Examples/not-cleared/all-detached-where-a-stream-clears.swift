// A stream hears that the child is gone, and empties the property.
// with: PlainKid, MomResets
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let bag = DisposeBag()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.interactor.isActiveStream.filter { !$0 }.subscribe(onNext: { [weak self] _ in
      self?.kid = nil
    }).disposed(by: bag)
  }

  func reset() {
    children.forEach(detachChild)  // reported: info
  }
}
