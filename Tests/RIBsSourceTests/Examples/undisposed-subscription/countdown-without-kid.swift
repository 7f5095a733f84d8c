// A countdown goes on, and does nothing once Kid is gone.
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
      .subscribe(onNext: { [weak self] second in
        self?.presenter.show(left: 59 - second)
        if second == 59 { self?.listener?.kidDidExpire() }
      })
  }

  override func willResignActive() {
    super.willResignActive()
    isGone.accept(())
  }

  func didTapClose() { listener?.kidDidClose() }
}
