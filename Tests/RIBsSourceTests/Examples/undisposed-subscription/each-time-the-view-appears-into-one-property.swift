// The property lets go of the subscription of the last time, which ends it.
// with: KidAppears
import Combine
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PassthroughSubject<String, Never>
  private var lines: [String] = []
  private var last: AnyCancellable?

  init(presenter: KidPresentable, messages: PassthroughSubject<String, Never>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() {
    last = messages.sink { [weak self] in self?.lines.append($0) }
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

protocol KidPresentableListener: AnyObject {
  func viewWillAppear()
}
