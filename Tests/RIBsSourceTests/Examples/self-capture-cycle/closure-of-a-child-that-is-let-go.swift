// Mom lets go of the closure when Kid closes.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    kid.viewController.onClose = { [weak self] in
      kid.viewController.onClose = nil
      self?.close(kid)
    }
  }
}
