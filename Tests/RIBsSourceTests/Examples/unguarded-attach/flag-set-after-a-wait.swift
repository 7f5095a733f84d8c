// Two taps pass the flag before the service answers.
// with: PlainKid, MomTaps
final class Service {
  func load() async -> String { "" }
  func load(_ done: @escaping (String) -> Void) { DispatchQueue.main.async { done("") } }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var isOpen = false
  private let service = Service()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard !isOpen else { return }
    Task { @MainActor in
      print(await service.load())
      isOpen = true
      show()
    }
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    isOpen = false
  }

  private func show() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
