// A disposable keeps the child and detaches it.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var scope: Disposable?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard scope == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    scope = Disposables.create { [weak self] in self?.detachChild(new) }
  }

  func close() {
    scope?.dispose()
    scope = nil
  }
}
