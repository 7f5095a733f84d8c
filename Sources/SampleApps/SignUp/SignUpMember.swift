extension SignUpApp {
  enum Sex {
    case female, male, other
  }

  struct Member: Equatable {
    let nickname: String
    let sex: Sex
    let birthDay: String
  }
}
