// Mom without her router: each value of a Combine stream calls `routeToKid`.
import Combine
import RIBs

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToKid() }
      .cancelOnDeactivate(interactor: self)
  }
}
