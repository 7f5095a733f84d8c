// The view of a player dismisses itself, and another tap shows it again.
// with: Kid, MomTwoWays
final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func barTapped() { listener?.didTapLeave() }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    show(kid)
  }

  func leave() {
    if let kid { show(kid) }
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  private func show(_ kid: KidRouting) {
    let screen = kid.viewControllable.uiviewController
    screen.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(screen, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    let later = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    let close = UIAction { [weak self] _ in self?.listener?.didTapClose() }
    for action in [later, close] { view.addSubview(UIButton(primaryAction: action)) }
  }
}
