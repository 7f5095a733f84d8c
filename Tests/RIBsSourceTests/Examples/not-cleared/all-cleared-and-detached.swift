// A link empties the property and closes everything.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  func reset() {
    kid = nil
    for child in children { detachChild(child) }
  }
}
