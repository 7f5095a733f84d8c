// A countdown only shows how much is left, and holds Kid until it is over.
// with: TimedKid
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private let bag = DisposeBag()
  private let isDone = PublishRelay<Void>()
  private let isGone = PublishRelay<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .take(10)
      .subscribe(onNext: { self.presenter.show(left: 9 - $0) })
      .disposed(by: bag)
  }

  override func willResignActive() {
    super.willResignActive()
    isGone.accept(())
  }

  func didTapClose() { listener?.kidDidClose() }
}
