import InstrumentedRIBs

extension BoardApp {
  protocol PostDetailRouting: ViewableRouting {}

  protocol PostDetailPresentable: Presentable {
    var listener: (any PostDetailPresentableListener)? { get set }
    func show(_ post: Post)
  }

  protocol PostDetailListener: AnyObject {
    func postDetailDidTapBack()
    func postDetailDidLike(postAt index: Int)
  }

  /// One post from the stream.
  final class PostDetailInteractor: PresentableInteractor<any PostDetailPresentable>,
    PostDetailInteractable, PostDetailPresentableListener
  {
    weak var router: (any PostDetailRouting)?
    weak var listener: (any PostDetailListener)?
    private let postStream: any PostStream
    private let index: Int

    init(presenter: any PostDetailPresentable, postStream: any PostStream, index: Int) {
      self.postStream = postStream
      self.index = index
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      postStream.posts
        .compactMap { [index] posts in posts.indices.contains(index) ? posts[index] : nil }
        .sink { [weak self] in self?.presenter.show($0) }
        .cancelOnDeactivate(interactor: self)
    }

    // MARK: PostDetailPresentableListener

    func didTapBack() {
      listener?.postDetailDidTapBack()
    }

    func didTapLike() {
      listener?.postDetailDidLike(postAt: index)
    }
  }
}
