// The container around the view tells the parent's view that the user pulled it down.
// with: Kid, KidView, MomOverlayRouter
import RIBs
import UIKit

protocol DrawerDelegate: AnyObject {
  func drawerDidClose(_ drawer: Drawer)
}

final class Drawer: UIViewController {
  weak var delegate: DrawerDelegate?
  private let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  func settle(at height: CGFloat) {
    if height < 40 { delegate?.drawerDidClose(self) }
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didCloseDrawer()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
  func drawerDidClose()
}

protocol MomViewControllable: ViewControllable {
  func add(_ child: ViewControllable)
  func removeDrawer()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() { router?.open() }
  func didCloseDrawer() { router?.drawerDidClose() }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, MomViewControllable, DrawerDelegate {
  weak var listener: MomPresentableListener?
  private var drawer: Drawer?

  @objc private func openTapped() { listener?.didTapOpen() }

  func add(_ child: ViewControllable) {
    let drawer = Drawer(content: child.uiviewController)
    drawer.delegate = self
    self.drawer = drawer
    view.addSubview(drawer.view)
  }

  func removeDrawer() { drawer?.view.removeFromSuperview() }

  func drawerDidClose(_ drawer: Drawer) { listener?.didCloseDrawer() }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.removeDrawer()
    detachChild(kid)
    self.kid = nil
  }

  func drawerDidClose() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
