// A countdown holds Kid, whose bag keeps it: it goes on although Kid was detached.
// with: TimedKid
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private let bag = DisposeBag()
  private let isDone = PublishRelay<Void>()
  private let isGone = PublishRelay<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .map { 9 - $0 }
      .take(10)
      // reported: warning
      .subscribe(onNext: { left in
        self.presenter.show(left: left)
        if left == 0 { self.listener?.kidDidExpire() }
      })
      .disposed(by: bag)
  }

  override func willResignActive() {
    super.willResignActive()
    isGone.accept(())
  }

  func didTapClose() { listener?.kidDidClose() }
}
