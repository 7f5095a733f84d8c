// Mom makes Kid anew each time, so that she becomes active once.
// with: KidWithLinks
final class KidInteractor: Interactor, CardListener {
  weak var router: KidRouter?
  private var cancellables: Set<AnyCancellable> = []

  init(links: AnyPublisher<URL, Never>) {
    super.init()
    links
      .confineTo(self)
      .sink { [weak self] _ in self?.router?.openCard() }
      .store(in: &cancellables)
  }

  func cardDidClose() { router?.closeCard() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let links: AnyPublisher<URL, Never>
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(
    interactor: MomInteractor, viewController: MomViewController,
    links: AnyPublisher<URL, Never>, kidBuilder: KidBuilder
  ) {
    (self.links, self.kidBuilder) = (links, kidBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(links: links)
    self.kid = kid
    attachChild(kid)
    viewController.view.addSubview(kid.viewController.view)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewController.view.removeFromSuperview()
  }
}
