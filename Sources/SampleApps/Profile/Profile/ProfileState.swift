extension ProfileApp {
  /// What asks before it is done.
  enum Question: Equatable {
    case logOut
    case deleteAccount
  }

  /// All that the profile shows follows from this.
  struct ProfileState: Equatable {
    var account: Account
    var question: Question?
  }

  /// What the user does.
  enum ProfileAction {
    case ask(Question)
    case answer(yes: Bool)
  }
}
