// The flow tells its listener when the last screen is gone.
final class FlowInteractor: Interactor, StepListener {
  weak var router: FlowRouter?
  weak var listener: FlowListener?

  func stepDidClose() {
    router?.detachStep()
    listener?.flowDidClose()
  }
}

protocol FlowListener: AnyObject {
  func flowDidClose()
}

final class FlowRouter: Router<FlowInteractor> {
  private let viewController: ViewControllable
  private let stepBuilder: StepBuilder
  private var step: StepRouter?

  init(interactor: FlowInteractor, viewController: ViewControllable, stepBuilder: StepBuilder) {
    self.viewController = viewController
    self.stepBuilder = stepBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let step = stepBuilder.build(withListener: interactor)
    self.step = step
    attachChild(step)
    let view = step.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func detachStep() {
    guard let step else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(step)
    self.step = nil
  }
}

protocol StepListener: AnyObject {
  func stepDidClose()
}

final class StepInteractor: Interactor {
  weak var listener: StepListener?
}

final class StepRouter: ViewableRouter<StepInteractor, StepViewController> {}

final class StepBuilder: Builder<EmptyDependency> {
  func build(withListener listener: StepListener) -> StepRouter {
    let interactor = StepInteractor()
    interactor.listener = listener
    return StepRouter(interactor: interactor, viewController: StepViewController())
  }
}
