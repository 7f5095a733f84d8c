// The publisher of the shared session emits where the session calls back.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .sink(receiveCompletion: { _ in }) { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      }
      .store(in: &cancellables)
  }
}
