import InstrumentedRIBs

extension GalleryApp {
  protocol RootDependency: Dependency {
    var mistakes: Mistakes { get }
  }

  final class RootComponent: Component<any RootDependency>, ImageDependency {
    let picture = Picture(title: "Harbour at dusk", width: 4032, height: 3024)
    var mistakes: Mistakes { dependency.mistakes }
  }

  protocol RootBuildable: Buildable {
    func build() -> any LaunchRouting
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any LaunchRouting {
      let component = RootComponent(dependency: dependency)
      return RootRouter(
        interactor: RootInteractor(), viewController: RootViewController(),
        imageBuilder: ImageBuilder(dependency: component))
    }
  }
}
