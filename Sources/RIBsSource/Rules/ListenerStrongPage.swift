import RIBsAnalysis

extension RulePage {
  /// `listener-strong`
  static let listenerStrong = RulePage(
    id: "listener-strong", severity: .warning,
    summary: "An interactor keeps its listener, which is its parent's interactor.",
    reason: """
      The parent's router keeps the child's router, which keeps this interactor. A strong listener closes the \
      circle, so the parent's interactor cannot go before the child does, and neither goes if the child is lost.
      """,
    fix: "Declare the listener as `weak var`.",
    triggering: [
      RuleExample(
        "A property that is not weak",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class DetailInteractor: Interactor {
          var listener: DetailListener? // reported

          func close() {
            listener?.detailDidClose()
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}
        """),
      RuleExample(
        "A constant that the init sets",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class DetailInteractor: Interactor {
          private let listener: any DetailListener // reported

          init(listener: any DetailListener) {
            self.listener = listener
            super.init()
          }

          func close() {
            listener.detailDidClose()
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: any DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "The listener has another name",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailInteractable: Interactable {
          var parent: DetailListener? { get set }
        }

        final class DetailInteractor: Interactor, DetailInteractable {
          var parent: DetailListener? // reported

          func close() {
            parent?.detailDidClose()
          }
        }

        final class DetailRouter: Router<DetailInteractable> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor()
            interactor.parent = listener
            return DetailRouter(interactor: interactor)
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        "Weak and unowned properties",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class DetailInteractor: Interactor {
          weak var listener: DetailListener?
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class PageInteractor: Interactor {
          private unowned let listener: DetailListener

          init(listener: DetailListener) {
            self.listener = listener
            super.init()
          }
        }

        final class PageRouter: Router<PageInteractor> {}
        """),
      RuleExample(
        "A protocol asks for a property, and stores none",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailInteractable: Interactable {
          var listener: DetailListener? { get set }
        }

        final class DetailInteractor: Interactor, DetailInteractable {
          weak var listener: DetailListener?
        }

        final class DetailRouter: Router<DetailInteractable> {}
        """),
      RuleExample(
        "A computed property passes on what another object holds",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class DetailInteractor: Interactor {
          private let relay = Relay()

          var listener: DetailListener? {
            get { relay.target }
            set { relay.target = newValue }
          }
        }

        final class Relay {
          weak var target: DetailListener?
        }

        final class DetailRouter: Router<DetailInteractor> {}
        """),
      RuleExample(
        "A registration or a closure is called listener",
        """
        final class ChatInteractor: Interactor {
          private var listener: ListenerRegistration?
          private var changeListener: ((Message) -> Void)?

          override func willResignActive() {
            super.willResignActive()
            listener?.remove()
            changeListener = nil
          }
        }

        final class ChatRouter: Router<ChatInteractor> {}
        """),
    ])
}
