// The values of the shared session come on the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { _ in }) { [weak self] _ in self?.router?.routeToHome() }
      .store(in: &cancellables)
  }
}
