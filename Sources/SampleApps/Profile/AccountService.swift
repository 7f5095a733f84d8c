extension ProfileApp {
  /// The member who is logged in.
  struct Account: Equatable {
    var name: String
    var email: String
  }

  /// Lives as long as the app, and so does everything it is told to do.
  final class AccountService {
    private var expiryHandlers: [() -> Void] = []
    private var portraitHandlers: [(String) -> Void] = []

    func logIn() -> Account { Account(name: "Ada Kim", email: "ada@example.org") }

    func deleteAccount() {}

    /// Calls a handler when the login expires.
    func onExpiry(_ handler: @escaping () -> Void) {
      expiryHandlers.append(handler)
    }

    /// Calls a handler when the portrait is there.
    func loadPortrait(_ handler: @escaping (String) -> Void) {
      portraitHandlers.append(handler)
    }
  }
}
