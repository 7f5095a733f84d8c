// The view keeps a value that is made of two closures, until the interactor resigns.
import RIBs
import UIKit

struct KidActions {
  let onBuy: (String) -> Void
  let onClose: () -> Void
}

protocol KidPresentable: Presentable {
  func bind(_ actions: KidActions)
  func unbind()
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  private var actions: KidActions?

  func bind(_ actions: KidActions) { self.actions = actions }
  func unbind() { actions = nil }
}

final class KidInteractor: PresentableInteractor<KidPresentable> {
  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.bind(KidActions(onBuy: buy, onClose: close))
  }

  override func willResignActive() {
    super.willResignActive()
    presenter.unbind()
  }

  private func buy(_ plan: String) {}
  private func close() {}
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
