// The presenter shows that Kid saved, and does not dismiss itself.
// with: KidWhoFinishes, MomView
import RIBs
import UIKit

extension KidInteractor {
  func didTapSave() {
    presenter.finish { [weak self] in self?.listener?.kidDidAskForMore() }
  }
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  func finish(_ completion: @escaping () -> Void) {
    view.alpha = 0.5
    completion()
  }

  @objc private func closeTapped() { listener?.didTapClose() }
  @objc private func saveTapped() { listener?.didTapSave() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> ViewableRouting {
    let view = KidViewController()
    view.modalPresentationStyle = .fullScreen
    let interactor = KidInteractor(presenter: view)
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {
    isAsked = true
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: ViewableRouting?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.present(kid.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.dismiss(animated: true)
  }
}
