extension SignUpApp.Horizontal {
  /// What the visitor has told so far.
  struct Answers: Equatable {
    var nickname: String?
    var sex: SignUpApp.Sex?

    /// Whether all that comes before a step is told.
    func permits(_ step: Step) -> Bool {
      switch step {
      case .nickname: true
      case .sex: nickname != nil
      case .birthDay: nickname != nil && sex != nil
      }
    }

    /// The member, once the last answer is there too; nil where an earlier one is missing.
    func member(bornOn birthDay: String) -> SignUpApp.Member? {
      guard let nickname, let sex else { return nil }
      return SignUpApp.Member(nickname: nickname, sex: sex, birthDay: birthDay)
    }
  }
}
