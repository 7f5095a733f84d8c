import InstrumentedRIBs

extension BoardApp {
  protocol PostDetailPresentableListener: AnyObject {
    func didTapBack()
    func didTapLike()
  }

  final class PostDetailViewController: HeadlessViewController, PostDetailPresentable,
    PostDetailViewControllable
  {
    weak var listener: (any PostDetailPresentableListener)?

    func show(_ post: Post) { title = "\(post.title), ♥ \(post.likes)" }

    func tapBack() { listener?.didTapBack() }
    func tapLike() { listener?.didTapLike() }
  }
}
