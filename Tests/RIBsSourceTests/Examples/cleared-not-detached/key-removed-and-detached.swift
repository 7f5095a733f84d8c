// What stood under a key is detached.
// with: PlainKid, MomKeyedTaps, MomKeyed
extension MomRouter {
  func forget(_ id: String) {
    if let kid = kids.removeValue(forKey: id) { detachChild(kid) }
  }
}
