import InstrumentedRIBs

extension GalleryApp {
  protocol ImageDetailInteractable: Interactable {
    var router: (any ImageDetailRouting)? { get set }
    var listener: (any ImageDetailListener)? { get set }
  }

  protocol ImageDetailViewControllable: ViewControllable {}

  final class ImageDetailRouter: ViewableRouter<
    any ImageDetailInteractable, any ImageDetailViewControllable
  >, ImageDetailRouting
  {
    override init(
      interactor: any ImageDetailInteractable, viewController: any ImageDetailViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
