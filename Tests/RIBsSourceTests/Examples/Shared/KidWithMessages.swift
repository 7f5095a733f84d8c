// Kid without her interactor and her view. Her builder gives the interactor a stream of messages.
import RIBs
import RxSwift

protocol KidPresentableListener: AnyObject {
  func viewWillAppear()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

protocol KidListener: AnyObject {}

final class KidBuilder: Builder<KidDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view, messages: dependency.messages)
    return KidRouter(interactor: interactor, viewController: view)
  }
}
