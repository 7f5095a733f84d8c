import InstrumentedRIBs

extension GalleryApp {
  protocol ImageDetailDependency: Dependency {
    var picture: Picture { get }
    var mistakes: Mistakes { get }
  }

  protocol ImageDetailBuildable: Buildable {
    func build(withListener listener: any ImageDetailListener) -> any ImageDetailRouting
  }

  final class ImageDetailBuilder: Builder<any ImageDetailDependency>, ImageDetailBuildable {
    func build(withListener listener: any ImageDetailListener) -> any ImageDetailRouting {
      let viewController = ImageDetailViewController()
      // In UIKit: `viewController.presentationController?.delegate = viewController`.
      viewController.isSheetDelegate = !dependency.mistakes.contains(.presentsWithoutDelegate)
      let interactor = ImageDetailInteractor(
        presenter: viewController, picture: dependency.picture)
      interactor.listener = listener
      return ImageDetailRouter(interactor: interactor, viewController: viewController)
    }
  }
}
