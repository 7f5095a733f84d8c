// Mom without her router: a tap calls `routeToKid`, and a link `reset`.
import RIBs

protocol MomPresentableListener: AnyObject {
  func didTapKid()
  func didOpenLink()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapKid() { router?.routeToKid() }
  func didOpenLink() { router?.reset() }
}
