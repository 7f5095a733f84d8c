import InstrumentedRIBs

extension GalleryApp {
  protocol RootInteractable: Interactable, ImageListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: ViewControllable {
    func show(_ view: any ViewControllable)
  }

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let imageBuilder: any ImageBuildable
    private var image: (any ImageRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      imageBuilder: any ImageBuildable
    ) {
      self.imageBuilder = imageBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToImage()
    }

    func routeToImage() {
      guard image == nil else { return }
      let image = imageBuilder.build(withListener: interactor)
      self.image = image
      attachChild(image)
      viewController.show(image.viewControllable)
    }
  }
}
