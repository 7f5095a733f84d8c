// Mom's interactor, which stops a player when Kid closes, and `leave`. Examples add `close` and what the player does.
import RIBs

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapLeave()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
  func leave()
}

protocol Playing {
  func stop()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?
  private let player: Playing

  init(player: Playing) { self.player = player }

  func didTapOpen() { router?.open() }
  func didTapLeave() { router?.leave() }

  func kidDidClose() {
    player.stop()
    router?.close()
  }
}

extension MomRouter {
  func leave() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }
}
