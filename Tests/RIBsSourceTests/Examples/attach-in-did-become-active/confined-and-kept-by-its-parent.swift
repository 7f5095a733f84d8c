// confineTo sends the last link again when Kid is attached again.
// with: KidWithLinks, MomKeepsKidWithLinks
final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?
  private var cancellables: Set<AnyCancellable> = []

  init(links: AnyPublisher<URL, Never>) {
    super.init()
    links
      .confineTo(self)  // reported: warning
      .sink { [weak self] _ in self?.router?.openCard() }
      .store(in: &cancellables)
  }

  func cardDidClose() { router?.closeCard() }
}
