import InstrumentedRIBs

extension CareersApp {
  struct Member: Equatable {
    let name: String
    let field: String
  }

  struct Posting: Equatable {
    let title: String
    let company: String
  }

  /// The details that only a posting's own page shows.
  struct PostingDetails: Equatable {
    let posting: Posting
    let text: String
  }

  /// Provides the postings. Answers wait until the journey calls for them.
  final class Server {
    let postings = [
      Posting(title: "iOS engineer", company: "Maple"),
      Posting(title: "Designer", company: "Birch"),
      Posting(title: "Data analyst", company: "Willow"),
    ]
    private var waiting: [(PassthroughSubject<PostingDetails, Never>, PostingDetails)] = []

    /// Sends the details once, then completes.
    func details(of posting: Posting) -> AnyPublisher<PostingDetails, Never> {
      let answer = PassthroughSubject<PostingDetails, Never>()
      let text = "\(posting.company) looks for: \(posting.title)"
      waiting.append((answer, PostingDetails(posting: posting, text: text)))
      return answer.eraseToAnyPublisher()
    }

    /// Answers all pending requests.
    func answer() {
      let due = waiting
      waiting = []
      for (answer, details) in due {
        answer.send(details)
        answer.send(completion: .finished)
      }
    }
  }
}
