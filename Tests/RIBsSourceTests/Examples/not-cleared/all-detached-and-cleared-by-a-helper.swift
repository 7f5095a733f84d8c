// A link closes everything, and a function empties the property.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  private func forget() {
    kid = nil
  }

  func reset() {
    children.forEach { detachChild($0) }
    forget()
  }
}
