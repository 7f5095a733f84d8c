extension ProfileApp {
  /// The member who is logged in.
  struct Account: Equatable {
    var name: String
    var email: String
  }

  /// Lives as long as the app, and keeps its handlers that long.
  final class AccountService {
    private var expiryHandlers: [() -> Void] = []
    private var portraitHandlers: [(String) -> Void] = []

    func logIn() -> Account { Account(name: "Ada Kim", email: "ada@example.org") }

    func deleteAccount() {}

    /// Calls a handler when the login expires.
    func onExpiry(_ handler: @escaping () -> Void) {
      expiryHandlers.append(handler)
    }

    /// Calls a handler when the portrait has loaded.
    func loadPortrait(_ handler: @escaping (String) -> Void) {
      portraitHandlers.append(handler)
    }
  }
}
