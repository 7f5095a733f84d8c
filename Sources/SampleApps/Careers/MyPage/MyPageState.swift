extension CareersApp {
  /// The user's actions on MyPage.
  enum MyPageAction {
    case changeField(String)
    case logOut
  }

  /// Everything that MyPage shows.
  struct MyPageState: Equatable {
    var member: Member
    var isLoggingOut = false

    /// The state after an action. Nothing else changes the state.
    func reduced(by action: MyPageAction) -> MyPageState {
      var next = self
      switch action {
      case .changeField(let field): next.member = Member(name: member.name, field: field)
      case .logOut: next.isLoggingOut = true
      }
      return next
    }
  }
}
