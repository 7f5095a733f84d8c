// Panels are taken out of the stack view and removed.
// with: Kid, KidView
import RIBs
import UIKit

enum Panel: Int, CaseIterable {
  case left, right
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapLeave()
}

final class MomInteractor: Interactor, KidListener, MomPresentableListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.show(except: []) }
  func didTapLeave() { router?.show(except: [.left]) }
  func kidDidClose() {}
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewControllable> {
  private let kidBuilder: KidBuildable
  private var panels: [Panel: KidRouting] = [:]

  init(interactor: MomInteractor, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func show(except hidden: Set<Panel>) {
    for panel in Panel.allCases {
      switch (hidden.contains(panel), panels[panel]) {
      case (false, nil):
        let router = kidBuilder.build(withListener: interactor)
        panels[panel] = router
        attachChild(router)
        viewController.add(router.viewControllable)
      case (true, let router?):
        panels[panel] = nil
        viewController.remove(router.viewControllable)
        detachChild(router)
      default: break
      }
    }
  }
}

protocol MomViewControllable: ViewControllable {
  func add(_ child: ViewControllable)
  func remove(_ child: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private let cards = UIStackView()

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func add(_ child: ViewControllable) {
    addChild(child.uiviewController)
    cards.addArrangedSubview(child.uiviewController.view)
    child.uiviewController.didMove(toParent: self)
  }

  func remove(_ child: ViewControllable) {
    let card = child.uiviewController
    card.willMove(toParent: nil)
    takeOut(card)
  }

  private func takeOut(_ card: UIViewController) {
    cards.removeArrangedSubview(card.view)
    card.view.removeFromSuperview()
    card.removeFromParent()
  }
}
