import InstrumentedRIBs

extension GalleryApp {
  protocol ImageRouting: ViewableRouting {
    func routeToImageDetail()
    func detachImageDetail()
  }

  protocol ImagePresentable: Presentable {
    var listener: (any ImagePresentableListener)? { get set }
    func show(_ picture: Picture)
  }

  protocol ImageListener: AnyObject {}

  /// The small picture.
  final class ImageInteractor: PresentableInteractor<any ImagePresentable>, ImageInteractable,
    ImagePresentableListener
  {
    weak var router: (any ImageRouting)?
    weak var listener: (any ImageListener)?
    private let picture: Picture

    init(presenter: any ImagePresentable, picture: Picture) {
      self.picture = picture
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.show(picture)
    }

    // MARK: ImagePresentableListener

    func didTapPicture() {
      router?.routeToImageDetail()
    }

    // MARK: ImageDetailListener

    func imageDetailDidTapClose() {
      router?.detachImageDetail()
    }

    /// The view is already gone; the RIB is not.
    func imageDetailDidPullDown() {
      router?.detachImageDetail()
    }
  }
}
