// A delayed stream that outlives the activation.
protocol ToastListener: AnyObject {
  func toastDidExpire()
}

final class ToastInteractor: Interactor {
  weak var listener: ToastListener?
  private let disposeBag = DisposeBag()

  override func didBecomeActive() {
    super.didBecomeActive()
    Observable.just(())
      .delay(.seconds(3), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in
        self?.listener?.toastDidExpire()  // reported: info
      })
      .disposed(by: disposeBag)
  }
}
