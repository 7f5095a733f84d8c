import ModernRIBs
import SwiftUI
import UIKit
import os

// An app whose source imports what it imports on a phone. Modules of these names stand in here.

private let logger = Logger()

protocol BarListener: AnyObject {
  func barDidClose()
}

final class BarViewController: UIViewController, ViewControllable, View {
  weak var listener: BarListener?

  override func viewDidDisappear(removed: Bool) {
    super.viewDidDisappear(removed: removed)
    if removed { listener?.barDidClose() }
  }
}

final class BarInteractor: Interactor {
  override func didBecomeActive() {
    super.didBecomeActive()
    logger.log("the bar is open")
  }
}

final class BarRouter: ViewableRouter<BarInteractor, BarViewController> {}

final class LobbyViewController: UIViewController, ViewControllable {}

final class LobbyInteractor: Interactor, BarListener {
  weak var router: LobbyRouter?

  func barDidClose() { router?.detachBar() }
}

final class LobbyRouter: LaunchRouter<LobbyInteractor, LobbyViewController> {
  private var bar: BarRouter?

  func routeToBar() {
    guard bar == nil else { return }
    let viewController = BarViewController()
    viewController.listener = interactor
    let bar = BarRouter(interactor: BarInteractor(), viewController: viewController)
    let stack = UINavigationController()
    stack.pushViewController(viewController, animated: false)
    self.bar = bar
    attachChild(bar)
    self.viewController.present(stack, animated: true)
  }

  func leaveBar() {
    guard let bar else { return }
    bar.viewController.dismiss(animated: true)
    detachChild(bar)
    self.bar = nil
  }

  func detachBar() {
    guard let bar else { return }
    detachChild(bar)
    self.bar = nil
  }
}

/// The app, and what its user can do.
package final class Lounge {
  private let window = UIWindow()
  private let lobby: LobbyRouter

  package init() {
    let interactor = LobbyInteractor()
    lobby = LobbyRouter(interactor: interactor, viewController: LobbyViewController())
    interactor.router = lobby
    lobby.launch(from: window)
  }

  package func openBar() { lobby.routeToBar() }

  package func closeBar() { lobby.leaveBar() }

  /// Whether a sheet is on screen.
  package var showsSheet: Bool { lobby.viewController.presented?.isVisible ?? false }
}
