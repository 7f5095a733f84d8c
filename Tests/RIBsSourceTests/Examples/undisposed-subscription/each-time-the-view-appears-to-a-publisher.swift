// The publisher hides a subject, which goes on. The set keeps one more subscription each time.
// with: KidAppears
import Combine
import RIBs

final class Messages {
  var all: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
  private let subject = PassthroughSubject<String, Never>()
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: Messages
  private var lines: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(presenter: KidPresentable, messages: Messages) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() {
    messages.all.sink { [weak self] in self?.lines.append($0) }  // reported: warning
      .store(in: &cancellables)
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

protocol KidPresentableListener: AnyObject {
  func viewWillAppear()
}
