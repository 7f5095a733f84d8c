// The array is a local.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapKid() {
    router?.routeToKid()
    router?.addFrame(id: "gold")
  }
}

final class MomRouter: Router<MomInteractor> {
  private var frames: [String: Routing] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    var kids: [KidRouter] = []
    kids += [kid]
    attachChild(kid)  // reported: warning
  }

  func addFrame(id: String) {
    guard frames[id] == nil else { return }
    let frame = kidBuilder.build(withListener: interactor)
    frames.updateValue(frame, forKey: id)
    attachChild(frame)
  }
}
