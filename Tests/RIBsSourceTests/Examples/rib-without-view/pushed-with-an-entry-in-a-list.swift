// The navigation controller keeps what to call in a list of entries, and calls it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let stack: Stack
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable,
    stack: Stack, steps: StepNavigation
  ) {
    (self.kidBuilder, self.stack) = (kidBuilder, stack)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    steps.closing = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    stack.push(router.viewControllable.uiviewController) { [weak self] in self?.close() }
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

final class Stack: UINavigationController, UINavigationControllerDelegate {
  private struct Entry {
    let view: UIViewController
    let onPop: () -> Void
  }

  private var entries: [Entry] = []

  func push(_ view: UIViewController, onPop: (() -> Void)?) {
    delegate = self
    if let onPop { entries.append(Entry(view: view, onPop: onPop)) }
    pushViewController(view, animated: true)
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let gone = entries.filter { !viewControllers.contains($0.view) }
    entries.removeAll { !viewControllers.contains($0.view) }
    gone.forEach { $0.onPop() }
  }
}

final class StepNavigation: UINavigationController, UINavigationControllerDelegate {
  weak var closing: MomRouting?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    if viewControllers.count == 1 { closing?.close() }
  }
}
