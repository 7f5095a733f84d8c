// Mom without her router: a tap on a row calls `routeToKid` with the row's id.
import RIBs

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
