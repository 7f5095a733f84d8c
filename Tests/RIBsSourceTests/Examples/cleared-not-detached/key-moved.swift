// A child moves to another key.
// with: PlainKid, MomKeyedTaps, MomKeyed
extension MomRouter {
  func forget(_ id: String) {
    let kid = kids.removeValue(forKey: id)
    kids["b"] = kid
  }
}
