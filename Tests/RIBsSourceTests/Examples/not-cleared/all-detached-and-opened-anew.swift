// A link closes everything and opens the child anew.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  func reset() {
    children.forEach(detachChild)
    kid = nil
    routeToKid()
  }
}
