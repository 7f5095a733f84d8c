// Mom without her router: a tap calls `open`, and Kid's close button `close`.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
}
