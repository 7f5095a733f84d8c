// A new bag ends the subscription of the last time.
// with: KidWithMessages, KidAppears
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var unread = 0
  private var bag = DisposeBag()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() { observe() }

  private func observe() {
    bag = DisposeBag()
    messages.subscribe(onNext: { [weak self] _ in self?.unread += 1 })
      .disposed(by: bag)
  }
}
