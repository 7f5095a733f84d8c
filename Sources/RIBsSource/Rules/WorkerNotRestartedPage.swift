import RIBsAnalysis

extension RulePage {
  /// `worker-not-restarted`
  static let workerNotRestarted = RulePage(
    id: "worker-not-restarted", severity: .warning, or: [.info],
    summary: "A RIB starts a worker that outlives it, and that ignores the start of the next RIB.",
    reason: """
      A worker is bound to the interactor that starts it, and rests when that interactor resigns. It still counts as \
      started: `start(_:)` returns at once until somebody calls `stop()`. If a component above the RIB keeps the \
      worker, the RIB works the first time it is opened, and never again.
      """,
    fix: "Stop the worker in willResignActive, or give each RIB a worker of its own.",
    triggering: [
      RuleExample(
        "The parent's component shares the worker",
        """
        \(workerNotRestartedApp)
        final class HomeComponent: Component<EmptyDependency>, ChatDependency {
          var chatWorker: ChatWorking { shared { ChatWorker() } }
        }

        final class ChatInteractor: Interactor {
          private let worker: ChatWorking

          init(worker: ChatWorking) { self.worker = worker }

          override func didBecomeActive() {
            super.didBecomeActive()
            worker.start(self) // reported
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Each RIB has a worker of its own",
        """
        \(workerNotRestartedApp)
        final class HomeComponent: Component<EmptyDependency>, ChatDependency {
          var chatWorker: ChatWorking { ChatWorker() }
        }

        final class ChatInteractor: Interactor {
          private let worker: ChatWorking

          init(worker: ChatWorking) { self.worker = worker }

          override func didBecomeActive() {
            super.didBecomeActive()
            worker.start(self)
          }
        }
        """)
    ])

  private static let workerNotRestartedApp = """
    protocol ChatWorking: Working {}

    final class ChatWorker: Worker, ChatWorking {}

    protocol ChatDependency: Dependency {
      var chatWorker: ChatWorking { get }
    }

    final class ChatRouter: Router<ChatInteractor> {}

    final class ChatBuilder: Builder<ChatDependency> {
      func build() -> ChatRouter {
        ChatRouter(interactor: ChatInteractor(worker: dependency.chatWorker))
      }
    }

    final class HomeInteractor: Interactor {
      weak var router: HomeRouter?

      func didTapChat() { router?.openChat() }
      func didTapClose() { router?.closeChat() }
    }

    final class HomeRouter: Router<HomeInteractor> {
      private let chatBuilder: ChatBuilder
      private var chat: ChatRouter?

      init(interactor: HomeInteractor, chatBuilder: ChatBuilder) {
        self.chatBuilder = chatBuilder
        super.init(interactor: interactor)
        interactor.router = self
      }

      func openChat() {
        guard chat == nil else { return }
        let chat = chatBuilder.build()
        self.chat = chat
        attachChild(chat)
      }

      func closeChat() {
        guard let chat else { return }
        self.chat = nil
        detachChild(chat)
      }
    }

    """
}
