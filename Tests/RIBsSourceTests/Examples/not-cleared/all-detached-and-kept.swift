// A link closes everything, and the property that guards the attach stays full.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  func reset() {
    children.forEach(detachChild)  // reported: warning
  }
}
