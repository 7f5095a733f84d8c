// The task tests again what may have changed.
// with: PlainKid
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

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    Task { @MainActor [weak self] in
      guard let code = await self?.interactor.requestCode(), let self = self, self.kid == nil else {
        return
      }
      print(code)
      let new = self.kidBuilder.build(withListener: self.interactor)
      self.kid = new
      self.attachChild(new)
    }
  }
}
