// The card follows a value: what comes again is what is so.
// with: KidWithLinks, MomKeepsKidWithLinks
final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?
  private var cancellables: Set<AnyCancellable> = []

  init(links: AnyPublisher<URL, Never>) {
    super.init()
    links
      .confineTo(self)
      .sink { [weak self] link in
        if link.host == "card" { self?.router?.openCard() } else { self?.router?.closeCard() }
      }
      .store(in: &cancellables)
  }

  func cardDidClose() { router?.closeCard() }
}
