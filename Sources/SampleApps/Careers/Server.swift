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

  /// What a posting's page shows and its list does not.
  struct PostingDetails: Equatable {
    let posting: Posting
    let text: String
  }

  /// Knows the postings. An answer takes its time: it comes when the journey says so.
  final class Server {
    let postings = [
      Posting(title: "iOS engineer", company: "Maple"),
      Posting(title: "Designer", company: "Birch"),
      Posting(title: "Data analyst", company: "Willow"),
    ]
    private var waiting: [(PassthroughSubject<PostingDetails, Never>, PostingDetails)] = []

    /// Sends the details once, and completes.
    func details(of posting: Posting) -> AnyPublisher<PostingDetails, Never> {
      let answer = PassthroughSubject<PostingDetails, Never>()
      let text = "\(posting.company) looks for: \(posting.title)"
      waiting.append((answer, PostingDetails(posting: posting, text: text)))
      return answer.eraseToAnyPublisher()
    }

    /// Answers all that is asked.
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
