import InstrumentedRIBs

extension BoardApp {
  struct Post: Equatable {
    let title: String
    var likes = 0
  }

  /// The posts as they are now, and each time they change.
  protocol PostStream: AnyObject {
    var posts: AnyPublisher<[Post], Never> { get }
  }

  /// The end of the stream that only Board has.
  final class MutablePostStream: PostStream {
    private let subject = CurrentValueSubject<[Post], Never>([])

    var posts: AnyPublisher<[Post], Never> { subject.removeDuplicates().eraseToAnyPublisher() }

    var current: [Post] { subject.value }

    func update(_ posts: [Post]) {
      subject.value = posts
    }
  }
}
