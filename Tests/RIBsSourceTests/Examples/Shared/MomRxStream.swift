// Mom without her router: each event of an RxSwift stream calls `routeToKid`.
import RIBs
import RxSwift

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let links = PublishSubject<URL>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] _ in self?.router?.routeToKid() })
      .disposeOnDeactivate(interactor: self)
  }
}
