// An operator of the stream sets the flag that another asks.
// with: PlainKid
import RIBs
import RxCocoa
import RxSwift

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let links = PublishSubject<URL>()
  private var isShown = false

  override func didBecomeActive() {
    super.didBecomeActive()
    links
      .filter { [weak self] _ in !(self?.isShown ?? true) }
      .do(onNext: { [weak self] _ in self?.isShown = true })
      .subscribe(onNext: { [weak self] _ in self?.router?.routeToKid() })
      .disposeOnDeactivate(interactor: self)
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
