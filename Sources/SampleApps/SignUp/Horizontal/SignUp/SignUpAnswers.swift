extension SignUpApp.Horizontal {
  /// The visitor's answers so far.
  struct Answers: Equatable {
    var nickname: String?
    var sex: SignUpApp.Sex?

    /// Whether all steps before this one are answered.
    func permits(_ step: Step) -> Bool {
      switch step {
      case .nickname: true
      case .sex: nickname != nil
      case .birthDay: nickname != nil && sex != nil
      }
    }

    /// The member, given the last answer; nil if an earlier one is missing.
    func member(bornOn birthDay: String) -> SignUpApp.Member? {
      guard let nickname, let sex else { return nil }
      return SignUpApp.Member(nickname: nickname, sex: sex, birthDay: birthDay)
    }
  }
}
