// Mom's view, which makes a navigation controller with a bar for the first step, and pushes the others onto it.
import RIBs
import UIKit

protocol MomViewControllable: ViewControllable {
  func pushStep(_ step: ViewControllable)
  func clearSteps()
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private var steps: UINavigationController?

  @objc private func openTapped() { listener?.didTapOpen() }

  func pushStep(_ step: ViewControllable) {
    if let steps {
      steps.pushViewController(step.uiviewController, animated: true)
      return
    }
    let navigation = UINavigationController(rootViewController: step.uiviewController)
    navigation.navigationBar.prefersLargeTitles = true
    steps = navigation
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  func clearSteps() {
    steps?.willMove(toParent: nil)
    steps?.view.removeFromSuperview()
    steps?.removeFromParent()
    steps = nil
  }
}
