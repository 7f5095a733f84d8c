// Each tap asks for one price.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private let prices = Prices()
  private var name = "Kid"

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    name += "!"
    follow()
  }

  private func follow() {
    prices.prices(of: name)
      .subscribe(onNext: { [weak self] in self?.presenter.show($0) })
      .disposeOnDeactivate(interactor: self)
  }
}

final class Prices {
  func prices(of name: String) -> Observable<String> {
    Observable<Int>
      .timer(.seconds(0), scheduler: MainScheduler.instance)
      .flatMapLatest { _ in Single.just(name) }
      .observe(on: MainScheduler.instance)
  }
}
