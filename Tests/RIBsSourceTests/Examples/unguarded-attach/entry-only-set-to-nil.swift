// A function that the route calls first sets the entry to nil: the child stays attached.
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
    closeKid(of: id)
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)  // reported: error
  }

  func closeKid(of id: String) {
    guard kids[id] != nil else { return }
    kids[id] = nil
  }
}
