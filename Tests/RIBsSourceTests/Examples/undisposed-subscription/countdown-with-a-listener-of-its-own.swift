// A countdown goes on although Kid was detached: nobody has the subscription, and it has a listener of its own.
// with: TimedKid
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private let bag = DisposeBag()
  private let isDone = PublishRelay<Void>()
  private let isGone = PublishRelay<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .take(60)
      // reported: warning
      .subscribe(onNext: { [weak self, weak listener] second in
        self?.presenter.show(left: 59 - second)
        if second == 59 { listener?.kidDidExpire() }
      })
  }

  override func willResignActive() {
    super.willResignActive()
    isGone.accept(())
  }

  func didTapClose() { listener?.kidDidClose() }
}
