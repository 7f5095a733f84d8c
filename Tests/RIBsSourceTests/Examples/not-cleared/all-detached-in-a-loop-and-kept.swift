// A link closes everything in a loop, in a function of its own.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  private func detachAll() {
    for child in children { detachChild(child) }  // reported: warning
  }

  func reset() {
    detachAll()
  }
}
