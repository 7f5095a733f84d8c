import InstrumentedRIBs

extension GalleryApp {
  protocol ImageDetailPresentableListener: AnyObject {
    func didTapClose()
    func didPullDown()
  }

  /// A sheet, and the delegate of its own presentation.
  final class ImageDetailViewController: HeadlessViewController, ImageDetailPresentable,
    ImageDetailViewControllable
  {
    weak var listener: (any ImageDetailPresentableListener)?
    /// Without a delegate nobody hears of a sheet that the user takes down.
    var isSheetDelegate = false

    func show(_ picture: Picture) {
      title = "\(picture.title), \(picture.width) × \(picture.height)"
    }

    func tapClose() { listener?.didTapClose() }

    /// The system takes the sheet away without asking the app, and tells its delegate afterwards.
    func pullDown() {
      dismiss()
      if isSheetDelegate { listener?.didPullDown() }
    }
  }
}
