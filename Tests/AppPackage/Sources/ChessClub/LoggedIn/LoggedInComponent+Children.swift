import ModernRIBs

extension LoggedInComponent: LobbyDependency {
  var scoreStream: ScoreStream {
    return mutableScoreStream
  }
}

extension LoggedInComponent: GameDependency {}

extension LoggedInComponent: SettingsDependency {}
