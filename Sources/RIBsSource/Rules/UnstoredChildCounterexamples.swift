import RIBsAnalysis

extension RuleExample {
  /// Children that a property holds, in one way or another.
  static let storedChildren = [
    RuleExample(
      "The property is set after the attach",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let router = detailBuilder.build(withListener: interactor)
          attachChild(router)
          detail = router
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The property is set in a defer",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let router = detailBuilder.build(withListener: interactor)
          defer { detail = router }
          attachChild(router)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "A wrapper stores what it attaches",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToDetail() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var currentChild: Routing?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          replace(with: detailBuilder.build(withListener: interactor))
        }

        private func replace(with child: Routing) {
          if let currentChild { detachChild(currentChild) }
          currentChild = child
          attachChild(child)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The whole tuple is stored",
      """
      final class RootInteractor: Interactor {
        weak var router: RootRouter?
        let links = PublishSubject<URL>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.subscribe(onNext: { [weak self] _ in self?.router?.routeToGame() })
            .disposeOnDeactivate(interactor: self)
        }
      }

      final class RootRouter: Router<RootInteractor> {
        private var game: (router: GameRouter, actionableItem: GameActionableItem)?
        private let gameBuilder: GameBuilder

        init(interactor: RootInteractor, gameBuilder: GameBuilder) {
          self.gameBuilder = gameBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToGame() {
          guard game == nil else { return }
          let rib = gameBuilder.build(withListener: interactor)
          game = rib
          attachChild(rib.router)
        }
      }

      final class GameRouter: Router<GameInteractor> {}

      final class GameBuilder: Builder<GameDependency> {
        func build(
          withListener listener: GameListener
        ) -> (router: GameRouter, actionableItem: GameActionableItem) {
          let interactor = GameInteractor(listener: listener)
          return (GameRouter(interactor: interactor), interactor)
        }
      }
      """),
    RuleExample(
      "Arrays and dictionaries hold the children",
      """
      protocol FeedPresentableListener: AnyObject {
        func didTapPhoto()
      }

      protocol FeedPresentable: Presentable {
        var listener: FeedPresentableListener? { get set }
      }

      final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedPresentableListener {
        weak var router: FeedRouter?

        func didTapPhoto() {
          router?.addPhoto()
          router?.addFrame(id: "gold")
        }
      }

      final class FeedRouter: Router<FeedInteractor> {
        private var photos: [PhotoRouter] = []
        private var frames: [String: Routing] = [:]
        private let photoBuilder: PhotoBuilder

        init(interactor: FeedInteractor, photoBuilder: PhotoBuilder) {
          self.photoBuilder = photoBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func addPhoto() {
          let photo = photoBuilder.build(withListener: interactor)
          photos += [photo]
          attachChild(photo)
        }

        func addFrame(id: String) {
          guard frames[id] == nil else { return }
          let frame = photoBuilder.build(withListener: interactor)
          frames.updateValue(frame, forKey: id)
          attachChild(frame)
        }
      }

      final class PhotoRouter: Router<PhotoInteractor> {}

      final class PhotoBuilder: Builder<EmptyDependency> {
        func build(withListener listener: PhotoListener) -> PhotoRouter {
          PhotoRouter(interactor: PhotoInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "What a property holds is attached",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private lazy var detail: DetailRouter = detailBuilder.build(withListener: interactor)
        private var isShown = false
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard !isShown else { return }
          isShown = true
          attachChild(detail)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The children are detached through the router's own list",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToDetail() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          children.forEach(detachChild)
          let detail = detailBuilder.build(withListener: interactor)
          attachChild(detail)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The child stays for good, and a comment says so",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard children.isEmpty else { return }
          let detail = detailBuilder.build(withListener: interactor)
          attachChild(detail)  // ribs-inspect:permanent
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
  ]
}
