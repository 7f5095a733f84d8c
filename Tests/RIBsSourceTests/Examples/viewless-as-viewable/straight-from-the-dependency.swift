// Straight from the dependency.
protocol FlowDependency: Dependency {
  var rootViewController: any ViewControllable { get }
}

final class FlowRouter: ViewableRouter<FlowInteractor, any ViewControllable> {  // reported: warning
}

final class FlowBuilder: Builder<any FlowDependency> {
  func build(withListener listener: any FlowListener) -> FlowRouter {
    FlowRouter(interactor: FlowInteractor(), viewController: dependency.rootViewController)
  }
}
