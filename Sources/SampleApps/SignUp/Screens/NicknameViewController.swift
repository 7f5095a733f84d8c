import InstrumentedRIBs

extension SignUpApp {
  protocol NicknamePresentable: Presentable {
    var listener: (any NicknamePresentableListener)? { get set }
    func show(nickname: String)
  }

  protocol NicknamePresentableListener: AnyObject {
    func didTapNext(nickname: String)
  }

  final class NicknameViewController: HeadlessViewController, NicknamePresentable,
    Horizontal.NicknameViewControllable, Vertical.NicknameViewControllable
  {
    weak var listener: (any NicknamePresentableListener)?

    func show(nickname: String) { title = "Your nickname: \(nickname)" }

    /// The field keeps its text as long as the view exists.
    func tapNext(nickname: String) {
      show(nickname: nickname)
      listener?.didTapNext(nickname: nickname)
    }
  }
}
