// Kid without her router and her interactor's function `didTapSave`: a close button, and one after which she saves.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidAskForMore()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didTapSave()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
  func finish(_ completion: @escaping () -> Void)
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
}
