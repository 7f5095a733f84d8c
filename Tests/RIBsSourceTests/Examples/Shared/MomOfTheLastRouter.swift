// Mom's router, which attaches a sibling when it is loaded and presents Kid. Examples add `close`.
import RIBs
import UIKit

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder
  var kid: KidRouter?

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    (self.kidBuilder, self.siblingBuilder) = (kidBuilder, siblingBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(siblingBuilder.build(withListener: interactor))
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }
}
