import RIBsAnalysis

extension RuleExample {
  /// Properties that are cleared, replaced, or kept for reuse.
  static let clearedProperties = [
    RuleExample(
      "The property is cleared after the detach",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapClose()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapClose() {
          router?.detachDetail()
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

        override func didLoad() {
          super.didLoad()
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }

        func detachDetail() {
          guard let detail = detail else { return }
          detachChild(detail)
          self.detail = nil
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
      "Cleared before the detach, in a defer, or by the caller",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapClose()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapClose() {
          router?.detachDetail()
          router?.detachMenu()
          router?.detachPlayer()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private var menu: DetailRouter?
        private var player: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          detail = detailBuilder.build(withListener: interactor)
          menu = detailBuilder.build(withListener: interactor)
          player = detailBuilder.build(withListener: interactor)
          [detail, menu, player].compactMap { $0 }.forEach(attachChild)
        }

        func detachDetail() {
          guard let old = detail else { return }
          detail = nil
          detachChild(old)
        }

        func detachMenu() {
          guard let menu else { return }
          defer { self.menu = nil }
          detachChild(menu)
        }

        func detachPlayer() {
          removePlayer()
          player = nil
        }

        private func removePlayer() {
          player.map(detachChild)
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
      "All callers replace the child",
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
        private var current: Routing?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          detachCurrent()
          let detail = detailBuilder.build(withListener: interactor)
          current = detail
          attachChild(detail)
        }

        private func detachCurrent() {
          if let current { detachChild(current) }
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
      "A tab is detached and kept for the next visit",
      """
      protocol TabsPresentableListener: AnyObject {
        func didTapHome()
        func didTapSettings()
      }

      protocol TabsPresentable: Presentable {
        var listener: TabsPresentableListener? { get set }
      }

      final class TabsInteractor: PresentableInteractor<TabsPresentable>, TabsPresentableListener {
        weak var router: TabsRouter?

        func didTapHome() {
          router?.routeTo(0)
        }

        func didTapSettings() {
          router?.routeTo(1)
        }
      }

      final class TabsRouter: Router<TabsInteractor> {
        private let tabs: [Routing]
        private var selected: Int?

        init(interactor: TabsInteractor, homeBuilder: HomeBuilder, settingsBuilder: SettingsBuilder) {
          tabs = [
            homeBuilder.build(withListener: interactor),
            settingsBuilder.build(withListener: interactor),
          ]
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeTo(_ tab: Int) {
          guard tab != selected else { return }
          if let selected { detachChild(tabs[selected]) }
          selected = tab
          attachChild(tabs[tab])
        }
      }

      final class HomeRouter: Router<HomeInteractor> {}

      final class HomeBuilder: Builder<EmptyDependency> {
        func build(withListener listener: HomeListener) -> HomeRouter {
          HomeRouter(interactor: HomeInteractor(listener: listener))
        }
      }

      final class SettingsRouter: Router<SettingsInteractor> {}

      final class SettingsBuilder: Builder<EmptyDependency> {
        func build(withListener listener: SettingsListener) -> SettingsRouter {
          SettingsRouter(interactor: SettingsInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "Entries of arrays and dictionaries are removed",
      """
      protocol RoomPresentableListener: AnyObject {
        func didTapLeave()
      }

      protocol RoomPresentable: Presentable {
        var listener: RoomPresentableListener? { get set }
      }

      final class RoomInteractor: PresentableInteractor<RoomPresentable>, RoomPresentableListener {
        weak var router: RoomRouter?

        func didTapLeave() {
          router?.detachPlayer(id: "me")
          router?.detachGuests()
        }
      }

      final class RoomRouter: Router<RoomInteractor> {
        private var players: [String: PlayerRouter] = [:]
        private var guests: [PlayerRouter] = []
        private let playerBuilder: PlayerBuilder

        init(interactor: RoomInteractor, playerBuilder: PlayerBuilder) {
          self.playerBuilder = playerBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          let player = playerBuilder.build(withListener: interactor)
          players["me"] = player
          attachChild(player)
          let guest = playerBuilder.build(withListener: interactor)
          guests.append(guest)
          attachChild(guest)
        }

        func detachPlayer(id: String) {
          guard let player = players.removeValue(forKey: id) else { return }
          detachChild(player)
        }

        func detachGuests() {
          guests.forEach(detachChild)
          guests.removeAll()
        }
      }

      final class PlayerRouter: Router<PlayerInteractor> {}

      final class PlayerBuilder: Builder<EmptyDependency> {
        func build(withListener listener: PlayerListener) -> PlayerRouter {
          PlayerRouter(interactor: PlayerInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The property is weak",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapClose()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapClose() {
          router?.detachDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private weak var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }

        func detachDetail() {
          guard let detail else { return }
          detachChild(detail)
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
