// A countdown ends with what Kid says of its work, and goes on if the user leaves before.
// with: TimedKid
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private let bag = DisposeBag()
  private let isDone = PublishRelay<Void>()
  private let isGone = PublishRelay<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .take(until: isDone)
      .take(60)
      // reported: warning
      .subscribe(onNext: { [weak listener] second in
        if second == 59 { listener?.kidDidExpire() }
      })
  }

  override func willResignActive() {
    super.willResignActive()
    isGone.accept(())
  }

  func didTapClose() { listener?.kidDidClose() }
}
