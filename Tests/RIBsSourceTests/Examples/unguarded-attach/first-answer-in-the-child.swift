// Kid sends one request at a time: taps meanwhile are dropped, so one answer opens the sibling.
// with: PlainSibling, KidAsksForACode
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private let taps = PublishSubject<Void>()
  private let service: CodeService

  init(presenter: KidPresentable, service: CodeService) {
    self.service = service
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    taps
      .flatMapFirst { [service] in service.requestCode() }
      .subscribe(onNext: { [weak self] code in self?.listener?.kidDidGetCode(code) })
      .disposeOnDeactivate(interactor: self)
  }

  func didTapSend() { taps.onNext(()) }
}

extension MomRouter {
  func openSibling() {
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)  // reported: info
  }
}
