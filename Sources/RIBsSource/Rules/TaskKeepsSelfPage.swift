import RIBsAnalysis

extension RulePage {
  /// `task-keeps-self`
  static let taskKeepsSelf = RulePage(
    id: "task-keeps-self", severity: .warning, or: [.info],
    summary: "A task without an end holds the object that started it.",
    reason: """
      A task holds what its closure captures until it ends, and a loop over a stream does not end by itself. \
      `guard let self` before the loop holds self as well. The interactor outlives its RIB, and goes on reacting \
      to the stream. Where the function that makes the stream may finish it, this is a note. A loop that sleeps with \
      try? and never asks whether its task is cancelled goes on after the cancellation, without a pause.
      """,
    fix:
      "Keep the task in a property and cancel it in willResignActive, or capture self weakly and take the strong reference inside the loop.",
    triggering: [
      RuleExample(
        "The strong reference is taken before the loop",
        """
        final class PlayerInteractor: Interactor {
          private let songs: AsyncStream<Song>
          private var song: Song?

          override func didBecomeActive() {
            super.didBecomeActive()
            Task { [weak self] in // reported
              guard let self else { return }
              for await song in self.songs { self.song = song }
            }
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The strong reference is taken in each turn of the loop",
        """
        final class PlayerInteractor: Interactor {
          private let songs: AsyncStream<Song>
          private var song: Song?

          override func didBecomeActive() {
            super.didBecomeActive()
            Task { [weak self, songs] in
              for await song in songs {
                guard let self else { return }
                self.song = song
              }
            }
          }
        }
        """)
    ])
}
