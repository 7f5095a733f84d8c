// Kid's view keeps the closure, and Kid's router, which the closure holds, has the view.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    let view = kid.viewController
    view.onClose = { [weak self] in  // reported: warning
      self?.close(kid)
    }
  }
}
