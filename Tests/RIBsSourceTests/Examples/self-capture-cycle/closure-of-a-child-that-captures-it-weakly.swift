// The closure holds Kid's router weakly.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    kid.viewController.onClose = { [weak self, weak kid] in
      guard let kid else { return }
      self?.close(kid)
    }
  }
}
