// The view does not hold the object that keeps the closure.
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
  weak var model: KidModel?

  func bind(onBuy: @escaping (String) -> Void, onClose: @escaping () -> Void) {
    model?.onBuy = onBuy
    model?.onClose = onClose
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
