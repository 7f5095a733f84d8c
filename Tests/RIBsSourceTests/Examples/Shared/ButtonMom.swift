// Mom without her interactor: a button of her view calls `didTapKid`. Examples add `setKidEnabled` and `routeToKid`.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
  func setKidEnabled(_ isEnabled: Bool)
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  let kidButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    kidButton.addTarget(self, action: #selector(kidTapped), for: .touchUpInside)
  }

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class Service {
  func load() async throws -> String { "" }
  func load(_ done: @escaping (String) -> Void) { done("") }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
