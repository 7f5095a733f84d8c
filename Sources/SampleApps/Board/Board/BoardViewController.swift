import InstrumentedRIBs

extension BoardApp {
  protocol BoardPresentableListener: AnyObject {
    func didTapPost(at index: Int)
  }

  final class BoardViewController: HeadlessViewController, BoardPresentable,
    BoardViewControllable
  {
    weak var listener: (any BoardPresentableListener)?

    func show(_ posts: [Post]) {
      title = "Board: \(posts.count) posts, ♥ \(posts.reduce(0) { $0 + $1.likes })"
    }

    func tapPost(_ index: Int) { listener?.didTapPost(at: index) }
  }
}
