import InstrumentedRIBs

extension GalleryApp {
  protocol ImageInteractable: Interactable, ImageDetailListener {
    var router: (any ImageRouting)? { get set }
    var listener: (any ImageListener)? { get set }
  }

  protocol ImageViewControllable: Presenting {}

  final class ImageRouter: ViewableRouter<any ImageInteractable, any ImageViewControllable>,
    ImageRouting
  {
    private let imageDetailBuilder: any ImageDetailBuildable
    private var imageDetail: (any ImageDetailRouting)?

    init(
      interactor: any ImageInteractable, viewController: any ImageViewControllable,
      imageDetailBuilder: any ImageDetailBuildable
    ) {
      self.imageDetailBuilder = imageDetailBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToImageDetail() {
      guard imageDetail == nil else { return }
      let imageDetail = imageDetailBuilder.build(withListener: interactor)
      self.imageDetail = imageDetail
      attachChild(imageDetail)
      viewController.present(imageDetail.viewControllable)
    }

    func detachImageDetail() {
      guard let imageDetail else { return }
      detachChild(imageDetail)
      viewController.dismiss(imageDetail.viewControllable)
      self.imageDetail = nil
    }
  }
}
