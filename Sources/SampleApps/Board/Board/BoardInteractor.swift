import InstrumentedRIBs

extension BoardApp {
  protocol BoardRouting: ViewableRouting {
    func routeToPostDetail(at index: Int)
    func detachPostDetail()
  }

  protocol BoardPresentable: Presentable {
    var listener: (any BoardPresentableListener)? { get set }
    func show(_ posts: [Post])
  }

  protocol BoardListener: AnyObject {}

  /// The list of posts.
  final class BoardInteractor: PresentableInteractor<any BoardPresentable>, BoardInteractable,
    BoardPresentableListener
  {
    weak var router: (any BoardRouting)?
    weak var listener: (any BoardListener)?
    private let postStream: MutablePostStream

    init(presenter: any BoardPresentable, postStream: MutablePostStream) {
      self.postStream = postStream
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      postStream.posts
        .sink { [weak self] in self?.presenter.show($0) }
        .cancelOnDeactivate(interactor: self)
      postStream.update([
        Post(title: "Bicycle for sale"), Post(title: "Choir looks for tenors"),
        Post(title: "Lost: a grey cat"), Post(title: "Piano lessons"),
      ])
    }

    // MARK: BoardPresentableListener

    func didTapPost(at index: Int) {
      guard postStream.current.indices.contains(index) else { return }
      router?.routeToPostDetail(at: index)
    }

    // MARK: PostDetailListener

    func postDetailDidTapBack() {
      router?.detachPostDetail()
    }

    func postDetailDidLike(postAt index: Int) {
      var posts = postStream.current
      guard posts.indices.contains(index) else { return }
      posts[index].likes += 1
      postStream.update(posts)
    }
  }
}
