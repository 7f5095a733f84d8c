// Kid's view adds the closure to a list.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    kid.viewController.whenClosed { [weak self] in self?.close(kid) }  // reported: warning
  }
}
