import InstrumentedRIBs

extension GalleryApp {
  protocol ImagePresentableListener: AnyObject {
    func didTapPicture()
  }

  final class ImageViewController: HeadlessViewController, ImagePresentable,
    ImageViewControllable
  {
    weak var listener: (any ImagePresentableListener)?

    func show(_ picture: Picture) { title = picture.title }

    func present(_ view: any ViewControllable) {
      present(view.uiviewController)
    }

    /// Asks the sheet itself: one that the user pulled down has nothing left to dismiss.
    func dismiss(_ view: any ViewControllable) {
      view.uiviewController.dismiss()
    }

    func tapPicture() { listener?.didTapPicture() }
  }
}
