import InstrumentedRIBs

extension GalleryApp {
  protocol ImageDependency: Dependency {
    var picture: Picture { get }
    var mistakes: Mistakes { get }
  }

  final class ImageComponent: Component<any ImageDependency>, ImageDetailDependency {
    var picture: Picture { dependency.picture }
    var mistakes: Mistakes { dependency.mistakes }
  }

  protocol ImageBuildable: Buildable {
    func build(withListener listener: any ImageListener) -> any ImageRouting
  }

  final class ImageBuilder: Builder<any ImageDependency>, ImageBuildable {
    func build(withListener listener: any ImageListener) -> any ImageRouting {
      let component = ImageComponent(dependency: dependency)
      let viewController = ImageViewController()
      let interactor = ImageInteractor(
        presenter: viewController, picture: component.picture)
      interactor.listener = listener
      return ImageRouter(
        interactor: interactor, viewController: viewController,
        imageDetailBuilder: ImageDetailBuilder(dependency: component))
    }
  }
}
