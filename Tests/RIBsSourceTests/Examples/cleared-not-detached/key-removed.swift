// What stood under a key is removed and stays attached.
// with: PlainKid, MomKeyedTaps, MomKeyed
extension MomRouter {
  func forget(_ id: String) {
    kids.removeValue(forKey: id)  // reported: warning
  }
}
