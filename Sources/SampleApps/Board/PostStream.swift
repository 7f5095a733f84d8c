import InstrumentedRIBs

extension BoardApp {
  struct Post: Equatable {
    let title: String
    var likes = 0
  }

  /// The current posts, and every change to them.
  protocol PostStream: AnyObject {
    var posts: AnyPublisher<[Post], Never> { get }
  }

  /// The writable end of the stream, which only Board has.
  final class MutablePostStream: PostStream {
    private let subject = CurrentValueSubject<[Post], Never>([])

    var posts: AnyPublisher<[Post], Never> { subject.removeDuplicates().eraseToAnyPublisher() }

    var current: [Post] { subject.value }

    func update(_ posts: [Post]) {
      subject.value = posts
    }
  }
}
