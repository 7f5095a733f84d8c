// What calls the closure asks another closure first.
// with: PlainKid
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener {
  var onOpen: ((String) -> Void)?
  var isOpen: (() -> Bool)?
  private let names = PassthroughSubject<String, Never>()

  @objc private func tapped() { open("Kid") }

  private func open(_ name: String) {
    guard isOpen?() == false else { return }
    onOpen?(name)
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.isOpen = { [weak self] in self?.kid != nil }
    interactor.onOpen = { [weak self] name in self?.routeToKid(name) }
  }

  private func routeToKid(_ name: String) {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
