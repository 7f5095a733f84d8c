import Combine
import ModernRIBs

/// Opens a story from outside, in async steps and one that returns a publisher.
final class OpenStoryWorkflow: Workflow<any DeskActionableItem> {
  private let journal: Journal

  init(headline: String, journal: Journal) {
    self.journal = journal
    super.init()

    onStep { desk in
      (try await desk.openHeadlines(), headline)
    }
    .onStep { headlines, headline in
      (try await headlines.open(headline), ())
    }
    .onStep { story, _ in
      (story, try await story.text())
    }
    .onStep { story, text in
      Just((story, text.count)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    .onError { error in
      MainActor.assumeIsolated { journal.note("a step failed: \(error)") }
    }
    .commit()
  }

  override func didComplete() {
    super.didComplete()
    MainActor.assumeIsolated { [journal] in journal.note("the story is open") }
  }

  override func didReceiveError(_ error: any Error) {
    super.didReceiveError(error)
    MainActor.assumeIsolated { [journal] in journal.note("the story is not open") }
  }
}
