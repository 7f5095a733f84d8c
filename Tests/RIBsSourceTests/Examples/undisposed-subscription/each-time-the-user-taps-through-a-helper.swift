// A tap's helper subscribes to the mapped messages. Each message is fetched once per tap.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var bag = DisposeBag()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() { follow() }

  private func follow() {
    messages.map { $0.uppercased() }
      .subscribe(onNext: { [weak self] in self?.load($0) })  // reported: warning
      .disposed(by: bag)
  }

  private func load(_ name: String) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: name)) { _, _, _ in }.resume()
  }
}
