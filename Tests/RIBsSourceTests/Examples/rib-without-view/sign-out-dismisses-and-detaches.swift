// Who has Gran dismiss what is presented detaches her next, and Mom and Kid with her.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() {}
  func clearScreen() { viewController.dismissAll() }
}

final class RootInteractor: Interactor, GranListener {
  weak var router: RootRouter?

  func granDidSignOut() { router?.signOut() }
}

final class RootRouter: LaunchRouter<RootInteractor, ViewControllable> {
  private let gran: GranRouter

  init(interactor: RootInteractor, viewController: ViewControllable, gran: GranRouter) {
    self.gran = gran
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(gran)
  }

  func signOut() {
    gran.clearScreen()
    detachGran()
  }

  private func detachGran() { detachChild(gran) }
}
