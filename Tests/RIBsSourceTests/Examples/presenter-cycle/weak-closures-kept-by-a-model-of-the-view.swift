// The view keeps closures that hold nothing in an object that it holds.
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
}

final class KidInteractor: PresentableInteractor<KidPresentable> {
  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.bind(
      onBuy: { [weak self] plan in self?.buy(plan) },
      onClose: { [weak self] in self?.close() })
  }

  private func buy(_ plan: String) {}
  private func close() {}
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
