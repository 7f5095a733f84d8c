// A flow whose last screen is gone.
final class FlowInteractor: Interactor, StepListener {
  weak var router: FlowRouter?
  weak var listener: FlowListener?

  func stepDidClose() {
    router?.detachStep()
  }
}

protocol FlowListener: AnyObject {
  func flowDidClose()
}

final class FlowRouter: Router<FlowInteractor> {
  private let navigation: UINavigationController
  private let stepBuilder: StepBuilder
  private var step: StepRouter?

  init(interactor: FlowInteractor, navigation: UINavigationController, stepBuilder: StepBuilder) {
    self.navigation = navigation
    self.stepBuilder = stepBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let step = stepBuilder.build(withListener: interactor)
    self.step = step
    attachChild(step)  // reported: warning
    navigation.pushViewController(step.viewControllable.uiviewController, animated: true)
  }

  func detachStep() {
    guard let step else { return }
    navigation.popViewController(animated: true)
    detachChild(step)
    self.step = nil
  }
}

protocol StepListener: AnyObject {
  func stepDidClose()
}

final class StepInteractor: PresentableInteractor<StepViewController>, StepPresentableListener {
  weak var listener: StepListener?

  func didPop() {
    listener?.stepDidClose()
  }
}

protocol StepPresentableListener: AnyObject {
  func didPop()
}

final class StepViewController: UIViewController, Presentable, ViewControllable {
  weak var listener: StepPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didPop() }
  }
}

final class StepRouter: ViewableRouter<StepInteractor, StepViewController> {}

final class StepBuilder: Builder<EmptyDependency> {
  func build(withListener listener: StepListener) -> StepRouter {
    let viewController = StepViewController()
    let interactor = StepInteractor(presenter: viewController)
    viewController.listener = interactor
    interactor.listener = listener
    return StepRouter(interactor: interactor, viewController: viewController)
  }
}
