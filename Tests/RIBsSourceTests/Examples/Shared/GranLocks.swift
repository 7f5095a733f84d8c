// Gran locks when the app comes to the foreground: `lock` of her router, which examples add. Kid's button does nothing.
import Combine
import RIBs
import UIKit

extension KidInteractor {
  func leave() {}
}

extension GranInteractor {
  func watch() {
    NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
      .sink { [weak self] _ in self?.router?.lock() }
      .cancelOnDeactivate(interactor: self)
  }
}
