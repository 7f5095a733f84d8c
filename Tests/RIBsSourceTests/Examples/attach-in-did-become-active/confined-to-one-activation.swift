// The subscription is made at each activation and ends with it.
// with: KidWithLinks, MomKeepsKidWithLinks
final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?
  private let links: AnyPublisher<URL, Never>

  init(links: AnyPublisher<URL, Never>) {
    self.links = links
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    links
      .confineTo(self)
      .sink { [weak self] _ in self?.router?.openCard() }
      .cancelOnDeactivate(interactor: self)
  }

  func cardDidClose() { router?.closeCard() }
}
