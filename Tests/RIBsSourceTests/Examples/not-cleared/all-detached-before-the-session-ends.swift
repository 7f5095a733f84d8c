// The interactor ends the session after all children are detached, which may end the RIB.
// with: PlainKid, MomResetsRouter
protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didTapLogOut()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class Session {
  let isIn = CurrentValueSubject<Bool, Never>(true)

  func end() { isIn.send(false) }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?
  private let session: Session

  init(presenter: MomPresentable, session: Session) {
    self.session = session
    super.init(presenter: presenter)
  }

  func didTapKid() { router?.routeToKid() }

  func didTapLogOut() {
    router?.reset()
    session.end()
  }
}

extension MomRouter {
  func reset() {
    children.forEach(detachChild)  // reported: info
  }
}
