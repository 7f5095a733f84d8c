// The parent tells its own parent, which takes both away.
// with: Kid, KidView, MomOverlay, MomOverlayRouter
import RIBs

protocol MomListener: AnyObject {
  func momDidFinish()
}

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

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }
  func didTapLeave() { router?.leave() }

  func kidDidClose() {
    router?.close()
    listener?.momDidFinish()
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }
}
