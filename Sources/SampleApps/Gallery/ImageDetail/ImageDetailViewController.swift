import InstrumentedRIBs

extension GalleryApp {
  protocol ImageDetailPresentableListener: AnyObject {
    func didTapClose()
    func didPullDown()
  }

  /// A sheet that is the delegate of its own presentation.
  final class ImageDetailViewController: HeadlessViewController, ImageDetailPresentable,
    ImageDetailViewControllable
  {
    weak var listener: (any ImageDetailPresentableListener)?
    /// Without a delegate, the app does not notice when the user dismisses the sheet.
    var isSheetDelegate = false

    func show(_ picture: Picture) {
      title = "\(picture.title), \(picture.width) × \(picture.height)"
    }

    func tapClose() { listener?.didTapClose() }

    /// The system removes the sheet without asking the app, then notifies the delegate.
    func pullDown() {
      dismiss(animated: false)
      if isSheetDelegate { listener?.didPullDown() }
    }
  }
}
