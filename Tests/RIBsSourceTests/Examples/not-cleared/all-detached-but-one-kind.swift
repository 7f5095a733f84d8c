// Some children may stay.
// with: PlainKid, MomResets, MomResetsRouter
extension MomRouter {
  func reset() {
    children.filter { $0 is ViewableRouting }.forEach(detachChild)  // reported: info
  }
}
