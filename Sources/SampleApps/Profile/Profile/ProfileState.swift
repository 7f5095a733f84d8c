extension ProfileApp {
  /// An action that needs confirmation.
  enum Question: Equatable {
    case logOut
    case deleteAccount
  }

  /// The complete state of the profile's view.
  struct ProfileState: Equatable {
    var account: Account
    var question: Question?
  }

  /// The user's actions.
  enum ProfileAction {
    case ask(Question)
    case answer(yes: Bool)
  }
}
