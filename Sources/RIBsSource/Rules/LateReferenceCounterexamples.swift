import RIBsAnalysis

extension RuleExample {
  /// Children that are stored before they are attached.
  static let storedInTime = [
    RuleExample(
      "The child is stored first",
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
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
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
      "What the property holds is attached",
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
          detail = detailBuilder.build(withListener: interactor)
          if let detail { attachChild(detail) }
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
      "A wrapper stores the child before it attaches it",
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
          let detail = detailBuilder.build(withListener: interactor)
          replace(with: detail)
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
      "What is set after the attach is another property",
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
        private var detailOpenedAt: Date?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
          detailOpenedAt = Date()
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
      "The child stored after one attach is attached by the next line",
      """
      final class RootRouter: Router<RootInteractor> {
        private let homeBuilder: HomeBuilder
        private let menuBuilder: MenuBuilder
        private var home: HomeRouter?
        private var menu: MenuRouter?

        init(interactor: RootInteractor, homeBuilder: HomeBuilder, menuBuilder: MenuBuilder) {
          self.homeBuilder = homeBuilder
          self.menuBuilder = menuBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          let home = homeBuilder.build(withListener: interactor)
          self.home = home
          attachChild(home)
          let menu = menuBuilder.build(withListener: interactor)
          self.menu = menu
          attachChild(menu)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {}

      final class HomeBuilder: Builder<EmptyDependency> {
        func build(withListener listener: HomeListener) -> HomeRouter {
          HomeRouter(interactor: HomeInteractor(listener: listener))
        }
      }

      final class MenuRouter: Router<MenuInteractor> {}

      final class MenuBuilder: Builder<EmptyDependency> {
        func build(withListener listener: MenuListener) -> MenuRouter {
          MenuRouter(interactor: MenuInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "Children are put into the array first",
      """
      final class FeedInteractor: Interactor {
        weak var router: FeedRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.addPhoto() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class FeedRouter: Router<FeedInteractor> {
        private var photos: [PhotoRouter] = []
        private let photoBuilder: PhotoBuilder

        init(interactor: FeedInteractor, photoBuilder: PhotoBuilder) {
          self.photoBuilder = photoBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func addPhoto() {
          photos.append(photoBuilder.build(withListener: interactor))
          photos.suffix(1).forEach(attachChild)
        }
      }

      final class PhotoRouter: Router<PhotoInteractor> {}

      final class PhotoBuilder: Builder<EmptyDependency> {
        func build(withListener listener: PhotoListener) -> PhotoRouter {
          PhotoRouter(interactor: PhotoInteractor(listener: listener))
        }
      }
      """),
  ]
}
