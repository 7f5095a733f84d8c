import InstrumentedRIBs

extension CareersApp {
  protocol BlogRouting: ViewableRouting {}

  protocol BlogPresentable: Presentable {
    var listener: (any BlogPresentableListener)? { get set }
    func show(unread: Int)
  }

  protocol BlogListener: AnyObject {}

  /// Knows which articles the member has read.
  final class BlogInteractor: PresentableInteractor<any BlogPresentable>, BlogInteractable,
    BlogPresentableListener
  {
    weak var router: (any BlogRouting)?
    weak var listener: (any BlogListener)?
    private var unread: Set = ["How we interview", "A day at Maple", "Your first week"]

    override init(presenter: any BlogPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.show(unread: unread.count)
    }

    // MARK: BlogPresentableListener

    func didRead(_ article: String) {
      unread.remove(article)
      presenter.show(unread: unread.count)
    }
  }
}
