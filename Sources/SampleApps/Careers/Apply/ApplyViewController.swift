import InstrumentedRIBs

extension CareersApp {
  /// Bound by streams: one carries actions out, another brings content in.
  final class ApplyViewController: HeadlessViewController, ApplyPresentable,
    ApplyPresentableAction, ApplyViewControllable
  {
    private let tappedPosting = PassthroughSubject<Int, Never>()
    private var shown: AnyCancellable?

    // MARK: ApplyPresentable

    var action: any ApplyPresentableAction { self }

    weak var handler: (any ApplyPresentableHandler)? {
      didSet {
        shown = handler?.applications
          .map { $0.isEmpty ? "Apply" : "Apply (\($0.count) sent)" }
          .sink { [weak self] in self?.title = $0 }
      }
    }

    // MARK: ApplyPresentableAction

    var didTapPosting: AnyPublisher<Int, Never> { tappedPosting.eraseToAnyPublisher() }

    func tapPosting(_ index: Int) { tappedPosting.send(index) }
  }
}
