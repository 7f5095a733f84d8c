// The entry of a dictionary stays.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didTapLeave()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapKid() {
    router?.attachKid(id: "me")
  }

  func didTapLeave() {
    router?.detachKid(id: "me")
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func attachKid(id: String) {
    guard kids[id] == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)
  }

  func detachKid(id: String) {
    guard let kid = kids[id] else { return }
    detachChild(kid)  // reported: warning
  }
}
