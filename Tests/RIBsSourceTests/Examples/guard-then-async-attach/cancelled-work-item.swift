// The work item that waits is cancelled first.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var pending: DispatchWorkItem?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    pending?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.open() }
    pending = work
    DispatchQueue.main.async(execute: work)
  }

  private func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
