// A countdown of Kid asks whether Kid is active.
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
      .subscribe(onNext: { second in
        guard self.isActive else { return }
        if second == 9 { self.listener?.kidDidExpire() }
      })
      .disposed(by: bag)
  }

  override func willResignActive() {
    super.willResignActive()
    isGone.accept(())
  }

  func didTapClose() { listener?.kidDidClose() }
}
