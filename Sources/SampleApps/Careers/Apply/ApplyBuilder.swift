import InstrumentedRIBs

extension CareersApp {
  protocol ApplyDependency: Dependency {
    var server: Server { get }
    var mistakes: Mistakes { get }
  }

  final class ApplyComponent: Component<any ApplyDependency>, ApplyDetailDependency {}

  protocol ApplyBuildable: Buildable {
    func build(withListener listener: any ApplyListener) -> any ApplyRouting
  }

  final class ApplyBuilder: Builder<any ApplyDependency>, ApplyBuildable {
    func build(withListener listener: any ApplyListener) -> any ApplyRouting {
      let component = ApplyComponent(dependency: dependency)
      let viewController = ApplyViewController(title: "Apply")
      let interactor = ApplyInteractor(
        presenter: viewController, server: dependency.server, mistakes: dependency.mistakes)
      interactor.listener = listener
      return ApplyRouter(
        interactor: interactor, viewController: viewController,
        applyDetailBuilder: ApplyDetailBuilder(dependency: component))
    }
  }
}
