// A child is detached before its key is set to nil.
// with: PlainKid, MomKeyedTaps, MomKeyed
extension MomRouter {
  func forget(_ id: String) {
    guard let kid = kids[id] else { return }
    kids[id] = nil
    detachChild(kid)
  }
}
