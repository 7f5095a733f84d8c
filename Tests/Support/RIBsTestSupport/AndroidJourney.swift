/// What an app on Android does without a mistake.
package enum AndroidJourney: String, CaseIterable, Sendable {
  case logInAndOut, switchTabs, rotate, openLazily

  /// The journey as a recorder writes it.
  package func trace(_ recorder: AndroidRecorder) -> [UInt8] {
    switch self {
    case .logInAndOut: logInAndOut(recorder)
    case .switchTabs: switchTabs(recorder)
    case .rotate: rotate(recorder)
    case .openLazily: openLazily(recorder)
    }
  }

  /// RIBs in RIBs: some are attached in `didLoad`, some in `didBecomeActive`, and they leave with their parents.
  private func logInAndOut(_ recorder: AndroidRecorder) -> [UInt8] {
    var app = AndroidApp(
      recorder, inDidLoad: ["LoggedIn": ["Header"]],
      inDidBecomeActive: [
        "Root": ["LoggedOut"], "LoggedIn": ["Game"], "Game": ["Board"], "Board": ["Score"],
      ])
    app.create(activityOf: "Root")
    app.wait(seconds: 4)
    app.detach("LoggedOut", from: "Root")
    app.attach("LoggedIn", to: "Root")
    app.wait(seconds: 9)
    app.detach("Game", from: "LoggedIn")
    app.attach("Profile", to: "LoggedIn")
    app.wait(seconds: 2)
    app.detach("LoggedIn", from: "Root")
    app.attach("LoggedOut#2", to: "Root")
    app.wait(seconds: 6)
    app.collect("LoggedIn", "Score", "LoggedOut", "Header", "Profile", "Game", "Board")
    return app.end()
  }

  /// A navigator keeps the routers of the tabs and attaches them again.
  private func switchTabs(_ recorder: AndroidRecorder) -> [UInt8] {
    var app = AndroidApp(
      recorder,
      inDidBecomeActive: ["Root": ["Tabs"], "Tabs": ["Home"], "Home": ["Feed"]])
    app.create(activityOf: "Root")
    for _ in 1...3 {
      app.wait(seconds: 3)
      app.detach("Home", from: "Tabs")
      app.attach("Search", to: "Tabs")
      app.wait(seconds: 3)
      app.detach("Search", from: "Tabs")
      app.attach("Home", to: "Tabs")
    }
    app.wait(seconds: 3)
    return app.end()
  }

  /// Each rotation destroys the activity and creates another. Garbage is collected much later.
  private func rotate(_ recorder: AndroidRecorder) -> [UInt8] {
    var children: [String: [String]] = [:]
    for number in 1...4 {
      children["Root#\(number)"] = ["Home#\(number)"]
      children["Home#\(number)"] = ["Feed#\(number)", "Ads#\(number)"]
    }
    var app = AndroidApp(recorder, inDidBecomeActive: children)
    app.create(activityOf: "Root#1")
    for number in 1...3 {
      app.wait(seconds: 5)
      app.destroy(activityOf: "Root#\(number)")
      app.create(activityOf: "Root#\(number + 1)")
    }
    app.wait(seconds: 20)
    for number in [2, 1, 3] {
      app.collect("Root#\(number)", "Ads#\(number)", "Home#\(number)", "Feed#\(number)")
    }
    return app.end()
  }

  /// A child is built when it is first needed, and its own child is attached only when it loads.
  private func openLazily(_ recorder: AndroidRecorder) -> [UInt8] {
    var app = AndroidApp(
      recorder, inDidLoad: ["Map": ["Pins"]], inDidBecomeActive: ["Root": ["Home"]])
    app.create(activityOf: "Root")
    app.wait(seconds: 30)
    app.attach("Map", to: "Home")
    app.wait(seconds: 2)
    app.detach("Map", from: "Home")
    app.attach("Map", to: "Home")
    app.wait(seconds: 2)
    app.detach("Map", from: "Home")
    app.wait(seconds: 9)
    app.collect("Map", "Pins")
    return app.end()
  }
}
