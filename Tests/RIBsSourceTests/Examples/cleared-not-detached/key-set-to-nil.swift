// A key is set to nil, and its child stays attached.
// with: PlainKid, MomKeyedTaps, MomKeyed
extension MomRouter {
  func forget(_ id: String) {
    kids[id] = nil  // reported: warning
  }
}
