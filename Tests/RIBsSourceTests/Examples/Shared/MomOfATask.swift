// Mom without her router, in an app that extends Task: her interactor requests a code.
import RIBs
import UIKit

extension Task where Success == Void, Failure == Never {
  func store(in tasks: inout [Task<Void, Never>]) { tasks.append(self) }
}

protocol CodeServing {
  func requestCode() async throws -> String
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomViewController: UIViewController {
  weak var listener: MomPresentableListener?

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private let service: CodeServing

  init(service: CodeServing) { self.service = service }

  func didTapKid() { router?.routeToKid() }

  func requestCode() async -> String? {
    do {
      return try await service.requestCode()
    } catch {
      return nil
    }
  }
}
