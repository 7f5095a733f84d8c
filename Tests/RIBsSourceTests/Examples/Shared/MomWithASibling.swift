// Mom of a saving Kid: once Kid has saved, she opens a sibling. Kid can be closed before.
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }

  func kidDidSave() {
    router?.close()
    router?.openSibling()
  }

  func kidDidClose() { router?.close() }
}

extension MomRouter {
  func openSibling() {
    guard sibling == nil else { return }
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)
  }
}
