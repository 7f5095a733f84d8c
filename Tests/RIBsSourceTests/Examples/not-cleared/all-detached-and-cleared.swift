// A link closes everything, and empties the property.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  func reset() {
    children.forEach(detachChild)
    kid = nil
  }
}
