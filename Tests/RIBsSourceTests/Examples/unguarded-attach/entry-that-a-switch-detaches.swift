// A switch detaches the entry that is there.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didSelectRow(id: String)
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didSelectRow(id: String) {
    router?.routeToKid(of: id)
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

  func routeToKid(of id: String) {
    switch kids[id] {
    case .some(let old): detachChild(old)
    case nil: break
    }
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)
  }
}
