import InstrumentedRIBs

extension CareersApp {
  protocol MyPagePresentableListener: AnyObject {
    var state: AnyPublisher<MyPageState, Never> { get }
    func send(_ action: MyPageAction)
  }

  /// Bound by a state: the view renders each state and sends actions.
  final class MyPageViewController: HeadlessViewController, MyPagePresentable,
    MyPageViewControllable
  {
    private var rendered: AnyCancellable?

    weak var listener: (any MyPagePresentableListener)? {
      didSet { rendered = listener?.state.sink { [weak self] in self?.render($0) } }
    }

    func pickField(_ field: String) { listener?.send(.changeField(field)) }
    func tapLogOut() { listener?.send(.logOut) }

    private func render(_ state: MyPageState) {
      title = "\(state.member.name), \(state.member.field)"
    }
  }
}
