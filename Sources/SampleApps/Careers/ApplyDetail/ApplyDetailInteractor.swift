import InstrumentedRIBs

extension CareersApp {
  protocol ApplyDetailRouting: ViewableRouting {}

  protocol ApplyDetailPresentable: Presentable {
    var listener: (any ApplyDetailPresentableListener)? { get set }
    func show(text: String)
  }

  protocol ApplyDetailListener: AnyObject {
    func applyDetailDidTapBack()
    func applyDetailDidApply(for posting: Posting)
  }

  /// One posting, and the button to apply for it.
  final class ApplyDetailInteractor: PresentableInteractor<any ApplyDetailPresentable>,
    ApplyDetailInteractable, ApplyDetailPresentableListener
  {
    weak var router: (any ApplyDetailRouting)?
    weak var listener: (any ApplyDetailListener)?
    private let details: PostingDetails

    init(presenter: any ApplyDetailPresentable, details: PostingDetails) {
      self.details = details
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.show(text: details.text)
    }

    // MARK: ApplyDetailPresentableListener

    func didTapBack() {
      listener?.applyDetailDidTapBack()
    }

    func didTapApply() {
      listener?.applyDetailDidApply(for: details.posting)
    }
  }
}
