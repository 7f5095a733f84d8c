// A function subscribes, and the closure calls another one.
// with: KidWithLinks, MomKeepsKidWithLinks
final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?
  private var subscription: AnyCancellable?

  init(links: AnyPublisher<URL, Never>) {
    super.init()
    follow(links)
  }

  private func follow(_ links: AnyPublisher<URL, Never>) {
    subscription = links.confineTo(self)  // reported: warning
      .receive(on: DispatchQueue.main)
      .sink { [weak self] link in self?.open(link) }
  }

  private func open(_ link: URL) {
    if link.host == "card" { router?.openCard() }
  }

  func cardDidClose() { router?.closeCard() }
}
