// Kid's router keeps the closure, which holds Kid's view. The view does not know the router.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    let view = kid.viewController
    kid.onClose = { [weak self] in
      print(view.isViewLoaded)
      self?.kid.map { self?.close($0) }
    }
  }
}
