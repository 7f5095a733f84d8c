// Kid's builder makes a stack of her own, so that no view of Mom's stack is above hers.
// with: StackedKid, StackedKidRouters
final class TipViewController: UIViewController, ViewControllable {}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func tipTapped() { listener?.didTapTip() }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener, on stack: Stack) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(
      interactor: interactor, viewController: view, stack: Stack(),
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
