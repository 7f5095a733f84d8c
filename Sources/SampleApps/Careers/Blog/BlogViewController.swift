import InstrumentedRIBs

extension CareersApp {
  protocol BlogPresentableListener: AnyObject {
    func didRead(_ article: String)
  }

  final class BlogViewController: HeadlessViewController, BlogPresentable, BlogViewControllable {
    weak var listener: (any BlogPresentableListener)?

    func show(unread: Int) { title = unread == 0 ? "Blog" : "Blog (\(unread))" }

    func read(_ article: String) { listener?.didRead(article) }
  }
}
