// What comes again at the next activation equals the link before, and is left out.
// with: KidWithLinks, MomKeepsKidWithLinks
final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?
  private var cancellables: Set<AnyCancellable> = []

  init(links: AnyPublisher<URL, Never>) {
    super.init()
    links
      .confineTo(self)
      .removeDuplicates()
      .sink { [weak self] _ in self?.router?.openCard() }
      .store(in: &cancellables)
  }

  func cardDidClose() { router?.closeCard() }
}
