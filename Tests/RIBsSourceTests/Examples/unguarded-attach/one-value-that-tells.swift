// The stream says once whether a value came.
// with: PlainKid
import Combine

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let isReady = PassthroughSubject<Bool, Never>()
  private var opening: AnyCancellable?
  private var task: Task<Void, Never>?

  override func didBecomeActive() {
    super.didBecomeActive()
    opening = isReady.contains(true)
      .sink { [weak self] _ in
        self?.router?.routeToKid()  // reported: info attach-in-did-become-active
      }
  }

  override func willResignActive() {
    super.willResignActive()
    opening = nil
    task?.cancel()
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
