// Kid's interactor keeps the closure, which holds Kid's router.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    kid.onClose = { [weak self] in self?.close(kid) }  // reported: warning
  }
}
