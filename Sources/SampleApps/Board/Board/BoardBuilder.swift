import InstrumentedRIBs

extension BoardApp {
  protocol BoardDependency: Dependency {
    var mistakes: Mistakes { get }
  }

  final class BoardComponent: Component<any BoardDependency>, PostDetailDependency {
    var mutablePostStream: MutablePostStream { shared { MutablePostStream() } }
    var postStream: any PostStream { mutablePostStream }
  }

  protocol BoardBuildable: Buildable {
    func build(withListener listener: any BoardListener) -> any BoardRouting
  }

  final class BoardBuilder: Builder<any BoardDependency>, BoardBuildable {
    func build(withListener listener: any BoardListener) -> any BoardRouting {
      let component = BoardComponent(dependency: dependency)
      let viewController = BoardViewController(title: "Board")
      let interactor = BoardInteractor(
        presenter: viewController, postStream: component.mutablePostStream)
      interactor.listener = listener
      return BoardRouter(
        interactor: interactor, viewController: viewController,
        postDetailBuilder: PostDetailBuilder(dependency: component),
        mistakes: dependency.mistakes)
    }
  }
}
