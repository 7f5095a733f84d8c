// Mom without her router and her view: a tap calls `open`, Kid's close button `close`, and another tap `leave`.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapLeave()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
  func leave()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() { router?.open() }
  func didTapLeave() { router?.leave() }
  func kidDidClose() { router?.close() }
}
