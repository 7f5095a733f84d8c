// Mom without her router, whose functions are async: a tap calls `open`, and Kid's close button `close`.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

@MainActor protocol MomRouting: ViewableRouting {
  func open() async
  func close() async
}

@MainActor final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() {
    Task { [weak self] in await self?.router?.open() }
  }

  func kidDidClose() {
    Task { [weak self] in await self?.router?.close() }
  }
}
