// The view lets go of the closures when it disappears.
import RIBs
import UIKit

final class KidModel {
  var onBuy: ((String) -> Void)?
  var onClose: (() -> Void)?
}

protocol KidPresentable: Presentable {
  func bind(onBuy: @escaping (String) -> Void, onClose: @escaping () -> Void)
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  private let model = KidModel()

  func bind(onBuy: @escaping (String) -> Void, onClose: @escaping () -> Void) {
    model.onBuy = onBuy
    model.onClose = onClose
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.onBuy = nil
    model.onClose = nil
  }
}

final class KidInteractor: PresentableInteractor<KidPresentable> {
  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.bind(
      onBuy: { plan in self.buy(plan) },
      onClose: { [weak self] in self?.close() })
  }

  private func buy(_ plan: String) {}
  private func close() {}
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
