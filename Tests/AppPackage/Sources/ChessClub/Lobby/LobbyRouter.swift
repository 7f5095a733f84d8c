import ModernRIBs

protocol LobbyInteractable: Interactable {
  var router: LobbyRouting? { get set }
  var listener: LobbyListener? { get set }
}

protocol LobbyViewControllable: ViewControllable {
  func setTitle(_ title: String)
}

final class LobbyRouter: ViewableRouter<LobbyInteractable, LobbyViewControllable>, LobbyRouting {
  override init(interactor: LobbyInteractable, viewController: LobbyViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func setListener(_ listener: LobbyListener) {
    interactor.listener = listener
  }
}
