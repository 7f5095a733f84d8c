// Gran, who always has Mom, without her router. A stream of links calls `openLink`, and another one `signOut`. Her view
// lacks `dismissAll`.
import Combine
import RIBs
import UIKit

protocol GranListener: AnyObject {
  func granDidSignOut()
}

protocol MomListener: AnyObject {}

protocol GranInteractable: Interactable, MomListener {
  var router: GranRouting? { get set }
  var listener: GranListener? { get set }
}

protocol GranRouting: ViewableRouting {
  func openLink()
}

final class GranInteractor: Interactor, GranInteractable {
  weak var router: GranRouting?
  weak var listener: GranListener?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.openLink() }.cancelOnDeactivate(interactor: self)
  }
}

protocol GranViewControllable: ViewControllable {
  func dismissAll()
}

final class GranViewController: UITabBarController, GranViewControllable {}

protocol MomBuildable: Buildable {
  func build(withListener listener: MomListener) -> MomRouting
}

final class MomBuilder: Builder<EmptyDependency>, MomBuildable {
  func build(withListener listener: MomListener) -> MomRouting {
    let view = MomViewController()
    let interactor = MomInteractor()
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
