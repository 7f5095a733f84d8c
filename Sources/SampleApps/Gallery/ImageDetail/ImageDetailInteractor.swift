import InstrumentedRIBs

extension GalleryApp {
  protocol ImageDetailRouting: ViewableRouting {}

  protocol ImageDetailPresentable: Presentable {
    var listener: (any ImageDetailPresentableListener)? { get set }
    func show(_ picture: Picture)
  }

  protocol ImageDetailListener: AnyObject {
    func imageDetailDidTapClose()
    func imageDetailDidPullDown()
  }

  /// The large picture.
  final class ImageDetailInteractor: PresentableInteractor<any ImageDetailPresentable>,
    ImageDetailInteractable, ImageDetailPresentableListener
  {
    weak var router: (any ImageDetailRouting)?
    weak var listener: (any ImageDetailListener)?
    private let picture: Picture

    init(presenter: any ImageDetailPresentable, picture: Picture) {
      self.picture = picture
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.show(picture)
    }

    // MARK: ImageDetailPresentableListener

    func didTapClose() {
      listener?.imageDetailDidTapClose()
    }

    func didPullDown() {
      listener?.imageDetailDidPullDown()
    }
  }
}
