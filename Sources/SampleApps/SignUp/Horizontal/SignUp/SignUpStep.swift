extension SignUpApp.Horizontal {
  /// The steps, in the order of the bar.
  enum Step: Int {
    case nickname, sex, birthDay
  }
}
