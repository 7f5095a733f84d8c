// The tap empties the bag before its helper subscribes.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var bag = DisposeBag()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    bag = DisposeBag()
    follow()
  }

  private func follow() {
    messages.subscribe(onNext: { [weak self] in self?.presenter.add($0) })
      .disposed(by: bag)
  }
}
