// The view keeps a value that is made of two closures, in an object that it holds. A second value holds the interactor
// weakly.
import RIBs
import UIKit

struct KidActions {
  let onBuy: (String) -> Void
  let onClose: () -> Void
}

final class KidModel {
  var actions: KidActions?
}

protocol KidPresentable: Presentable {
  func bind(_ actions: KidActions)
  func bindWeakly(_ actions: KidActions)
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  private let model = KidModel()
  private var weakly: KidActions?

  func bind(_ actions: KidActions) { model.actions = actions }
  func bindWeakly(_ actions: KidActions) { weakly = actions }
}

final class KidInteractor: PresentableInteractor<KidPresentable> {
  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.bind(  // reported: warning
      KidActions(onBuy: buy, onClose: { [weak self] in self?.close() }))
    presenter.bindWeakly(
      KidActions(onBuy: { [weak self] in self?.buy($0) }, onClose: { [weak self] in self?.close() })
    )
  }

  private func buy(_ plan: String) {}
  private func close() {}
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
