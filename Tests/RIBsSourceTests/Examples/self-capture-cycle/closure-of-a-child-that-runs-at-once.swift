// Kid's view calls the closure at once and keeps nothing.
// with: KidWithClosures
extension MomRouter {
  func listen(to kid: KidRouter) {
    kid.viewController.afterwards { print(kid) }
  }
}
