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

    func tapPicture() { listener?.didTapPicture() }
  }
}
