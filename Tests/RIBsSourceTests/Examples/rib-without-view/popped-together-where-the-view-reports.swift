// The stack tells of the view on top alone, and Kid's view reports her pop itself.
// with: StackedKid, StackedKidRouters
final class TipViewController: UIViewController, ViewControllable {}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func tipTapped() { listener?.didTapTip() }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didLeave() }
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener, on stack: Stack) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(
      interactor: interactor, viewController: view, stack: stack,
      tipBuilder: TipBuilder(dependency: dependency))
  }
}

final class Stack: UINavigationController, UINavigationControllerDelegate {
  private var endings: [ObjectIdentifier: () -> Void] = [:]

  func push(_ view: UIViewController, onPop: @escaping () -> Void) {
    delegate = self
    endings[ObjectIdentifier(view)] = onPop
    pushViewController(view, animated: true)
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    guard let gone = transitionCoordinator?.viewController(forKey: .from),
      !viewControllers.contains(gone)
    else { return }
    endings.removeValue(forKey: ObjectIdentifier(gone))?()
  }
}
