// The entries of an array stay.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapLeave()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapLeave() {
    router?.detachKid(id: "me")
    router?.detachGuests()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private var guests: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    kids["me"] = kid
    attachChild(kid)
    let guest = kidBuilder.build(withListener: interactor)
    guests.append(guest)
    attachChild(guest)
  }

  func detachKid(id: String) {
    guard let kid = kids.removeValue(forKey: id) else { return }
    detachChild(kid)
  }

  func detachGuests() {
    guests.forEach(detachChild)  // reported: warning
  }
}
