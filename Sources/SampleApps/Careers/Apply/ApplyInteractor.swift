import InstrumentedRIBs

extension CareersApp {
  protocol ApplyRouting: ViewableRouting {
    func routeToApplyDetail(_ details: PostingDetails)
    func detachApplyDetail()
  }

  /// The user's actions, as streams from the view.
  protocol ApplyPresentableAction: AnyObject {
    var didTapPosting: AnyPublisher<Int, Never> { get }
  }

  /// The content to show, as streams from the interactor.
  protocol ApplyPresentableHandler: AnyObject {
    var applications: AnyPublisher<[Posting], Never> { get }
  }

  protocol ApplyPresentable: Presentable {
    var action: any ApplyPresentableAction { get }
    var handler: (any ApplyPresentableHandler)? { get set }
  }

  protocol ApplyListener: AnyObject {}

  /// Shows the postings, and the details of one when the server has sent them.
  final class ApplyInteractor: PresentableInteractor<any ApplyPresentable>, ApplyInteractable,
    ApplyPresentableHandler
  {
    weak var router: (any ApplyRouting)?
    weak var listener: (any ApplyListener)?
    private let server: Server
    private let mistakes: Mistakes
    private let applied = CurrentValueSubject<[Posting], Never>([])
    private var cancellables: Set<AnyCancellable> = []

    init(presenter: any ApplyPresentable, server: Server, mistakes: Mistakes) {
      self.server = server
      self.mistakes = mistakes
      super.init(presenter: presenter)
      presenter.handler = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.action.didTapPosting
        .sink { [weak self] in self?.open($0) }
        .cancelOnDeactivate(interactor: self)
    }

    private func open(_ index: Int) {
      guard server.postings.indices.contains(index) else { return }
      let answer = server.details(of: server.postings[index])
        .sink { [weak self] in self?.router?.routeToApplyDetail($0) }
      if mistakes.contains(.listensWhileDetached) {
        answer.store(in: &cancellables)
      } else {
        answer.cancelOnDeactivate(interactor: self)
      }
    }

    // MARK: ApplyPresentableHandler

    var applications: AnyPublisher<[Posting], Never> { applied.eraseToAnyPublisher() }

    // MARK: ApplyDetailListener

    func applyDetailDidTapBack() {
      router?.detachApplyDetail()
    }

    func applyDetailDidApply(for posting: Posting) {
      applied.value.append(posting)
      router?.detachApplyDetail()
    }
  }
}
