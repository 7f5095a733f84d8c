// The stream takes the latest flag along, which the subscription sets.
// with: PlainKid
import RIBs
import RxCocoa
import RxSwift

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let links = PublishSubject<URL>()
  private let isShown = BehaviorRelay(value: false)

  override func didBecomeActive() {
    super.didBecomeActive()
    links
      .withLatestFrom(isShown)
      .filter { !$0 }
      .subscribe(onNext: { [weak self] _ in
        self?.isShown.accept(true)
        self?.router?.routeToKid()
      })
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
