// The entry that is replaced is looked at, and nobody detaches it.
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
    if let old = kids[id] { print(old) }
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)  // reported: error
  }
}
