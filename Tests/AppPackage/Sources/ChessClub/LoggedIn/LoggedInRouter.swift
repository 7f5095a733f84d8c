import Combine
import ModernRIBs

protocol LoggedInInteractable: Interactable, LobbyListener, GameListener, SettingsListener {
  var router: LoggedInRouting? { get set }
  var listener: LoggedInListener? { get set }
  var presentationDelegateProxy: AdaptivePresentationControllerDelegateProxy { get }
}

protocol LoggedInViewControllable: ViewControllable {
  func present(viewController: ViewControllable)
  func dismiss(viewController: ViewControllable)
  func presentSheet(_ viewController: ViewControllable)
  func dismissSheet(_ viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
  init(
    interactor: LoggedInInteractable,
    viewController: LoggedInViewControllable,
    journal: Journal,
    lobbyBuilder: LobbyBuildable,
    gameBuilder: GameBuildable,
    settingsBuilder: SettingsBuildable
  ) {
    self.viewController = viewController
    self.journal = journal
    self.lobbyBuilder = lobbyBuilder
    self.gameBuilder = gameBuilder
    self.settingsBuilder = settingsBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func cleanupViews() {
    detachSettings()
    detachCurrentChild()
  }

  func routeToLobby() {
    detachCurrentChild()
    let lobby = lobbyBuilder.build()
    lobby.setListener(interactor)
    show(lobby)
  }

  func routeToGame(_ game: String) -> GameActionableItem? {
    detachCurrentChild()
    let game = gameBuilder.build(withListener: interactor, game: game)
    show(game.router)
    return game.actionableItem
  }

  func routeToSettings() {
    guard settings == nil else { return }
    let settings = settingsBuilder.build(withListener: interactor)
    self.settings = settings
    attachChild(settings)
    if let sheet = settings.viewControllable.uiviewController as? SheetViewController {
      sheet.presentationController.delegate = interactor.presentationDelegateProxy
    }
    viewController.presentSheet(settings.viewControllable)
  }

  func detachSettings() {
    guard let settings = settings else { return }
    viewController.dismissSheet(settings.viewControllable)
    detachChild(settings)
    self.settings = nil
  }

  // MARK: - Private

  private let viewController: LoggedInViewControllable
  private let journal: Journal
  private let lobbyBuilder: LobbyBuildable
  private let gameBuilder: GameBuildable
  private let settingsBuilder: SettingsBuildable

  private var currentChild: ViewableRouting?
  private var settings: SettingsRouting?
  private var cancellables = Set<AnyCancellable>()

  private func show(_ child: ViewableRouting) {
    child.lifecycle
      .sink(
        receiveCompletion: { [journal] _ in journal.note("a child is gone") },
        receiveValue: { [journal] stage in
          switch stage {
          case .didLoad: journal.note("a child loaded")
          }
        }
      )
      .store(in: &cancellables)
    currentChild = child
    attachChild(child)
    viewController.present(viewController: child.viewControllable)
  }

  private func detachCurrentChild() {
    if let currentChild = currentChild {
      detachChild(currentChild)
      viewController.dismiss(viewController: currentChild.viewControllable)
    }
    currentChild = nil
  }
}
