// Kid reports her pop in `didMove(toParent:)`, and pushes a tip over her view. The tip reports nothing.
// with: PushedKidWithATip
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func tipTapped() { listener?.didTapTip() }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didLeave() }
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {
  private let tipBuilder: TipBuilder
  private var tip: TipRouter?

  init(interactor: KidInteractor, viewController: KidViewController, tipBuilder: TipBuilder) {
    self.tipBuilder = tipBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openTip() {
    if tip != nil { return }
    let tip = tipBuilder.build()
    self.tip = tip
    attachChild(tip)  // reported: warning
    viewController.navigationController?.pushViewController(tip.viewController, animated: true)
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

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
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
