import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import Testing

@Suite("A removed RIB")
struct RemovedRIBTests {
  @Test(arguments: [
    ("Uber", "Root"), ("Uber", "Home"), ("Public", "Cart"), ("Napkin", "Home"), ("Needle", "Home"),
  ])
  func `leaves what was there before it was added`(name: String, parent: String) throws {
    let app = try WiredApp(name)
    // The first children break long lines, give the view its functions and the builder its component.
    for name in ["First", "Second"] { try app.add(name, below: parent) }
    let before = try app.files
    for name in ["Profile", "URLPicker"] {
      try app.add(name, below: parent) { $0.tests = .inAppTests() }
    }
    try app.add("Tips", below: parent) { $0.isViewless = true }
    for name in ["URLPicker", "Tips", "Profile"] { try app.remove(name) }
    let after = try app.files
    #expect(after.keys.sorted() == before.keys.sorted())
    for (path, text) in before { #expect(after[path] == text, "\(path)") }
  }

  @Test func `leaves nothing in the types around it, or in a condition`() throws {
    let app = try WiredApp("Plain")
    for (path, text) in try app.files where path.hasPrefix("Sources/") {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let first = try #require(lines.firstIndex { $0.hasPrefix("import ") })
      let rest = try #require(
        lines[first...].firstIndex { !$0.isEmpty && !$0.hasPrefix("import ") })
      let body = lines[rest...].map { $0.isEmpty ? "" : "    \($0)" }.dropLast()
      try app.write(
        (lines[..<rest] + ["extension Shop {"] + body + ["}", ""]).joined(separator: "\n"), to: path
      )
    }
    try app.write("enum Shop {}\n", to: "Sources/App/Shop.swift")
    let before = try app.files.keys.sorted()
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
    let view = "Sources/App/Profile/ProfileViewController.swift"
    #expect(try app.text(view).contains("extension Shop {"))
    try app.write(
      app.text(view).replacing("extension Shop {", with: "#if os(Linux)\nextension Shop {")
        + "#endif\n", to: view)
    try app.write(
      "extension Shop {\n    final class ProfileFormatter {\n        init(_ view: ProfileViewControllable) {}\n    }\n}\n",
      to: "Sources/App/Profile/ProfileFormatter.swift")
    // The router's own name is enough.
    try app.remove("ProfileRouter")
    #expect(try app.files.keys.sorted() == before)
    try app.add("Profile", below: "Root")
  }

  @Test func `takes the view's functions along that only it was shown with`() throws {
    let app = try WiredApp("Uber")
    // The framework has functions of these names.
    try app.write(
      "func close(_ view: ViewControllable) {\n  view.uiviewController.dismiss(animated: true)\n  view.uiviewController.present(view.uiviewController, animated: true)\n}\n",
      to: "Sources/App/Close.swift")
    let before = try app.files
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
    #expect(try app.text("Sources/App/Root/RootViewController.swift").contains("func dismiss("))
    try app.remove("Profile")
    #expect(try app.files == before)
  }

  @Test func `leaves its own children, and says that nothing attaches them`() throws {
    let app = try WiredApp("Plain")
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests(linksChecks: true) }
    try app.add("Photo", below: "Profile") { $0.tests = .inAppTests() }
    let steps = try app.remove("Profile")
    #expect(steps.contains { $0.hasPrefix("Nothing attaches Photo now.") })
    let files = try app.files
    #expect(files.keys.contains("Sources/App/Photo/PhotoRouter.swift"))
    #expect(!files.values.contains { $0.contains("ProfileRouting") })
    try app.remove("Photo")
    #expect(try !app.files.keys.contains { $0.contains("Photo") })
  }

  #if os(Linux)
    @Test(arguments: ["Plain", "Uber"])
    func `leaves an app that compiles with its tests`(name: String) throws {
      let app = try WiredApp(name)
      for child in ["Profile", "Settings"] {
        try app.add(child, below: "Root") { $0.tests = .inAppTests(linksChecks: name == "Plain") }
      }
      try app.remove("Profile")
      let first = try app.compile()
      #expect(first == "")
      try app.remove("Settings")
      let second = try app.compile()
      #expect(second == "")
    }

    @Test func `leaves an app that compiles, whose route was its only one`() throws {
      let app = try WiredApp("Careless")
      let steps = try app.remove("Player")
      #expect(
        steps == [
          "didTapPlayer in RootInteractor is empty now (Sources/App/Root/Root.swift). Remove it and its callers if you do not need them."
        ])
      #expect(try app.compile() == "")
      #expect(try app.source().edges == [])
    }
  #endif

  /// Code of a parent's router with more than the usual route, and what is left of it.
  @Test(arguments: [
    // Other children.
    (
      "func routeToHome() {\n    guard player == nil, home == nil else { return }\n    show(home)\n}",
      "func routeToHome() {\n    guard home == nil else { return }\n    show(home)\n}"
    ),
    (
      "func routeToHome() {\n    detachPlayer()\n    show(home)\n}",
      "func routeToHome() {\n    show(home)\n}"
    ),
    (
      "func closeAll() {\n    if let player {\n        detachChild(player)\n        self.player = nil\n    }\n    show(home)\n}",
      "func closeAll() {\n    show(home)\n}"
    ),
    (
      "func closeAll() {\n    if player != nil { detachPlayer() }\n    show(home)\n}",
      "func closeAll() {\n    show(home)\n}"
    ),
    (
      "func all() -> [Routing?] {\n    [home, player]\n}",
      "func all() -> [Routing?] {\n    [home]\n}"
    ),
    (
      "func start() {\n    show(home)\n    let player = playerBuilder.build(withListener: interactor)\n    attachChild(player)\n    let home = homeBuilder.build(withListener: interactor)\n    attachChild(home)\n}",
      "func start() {\n    show(home)\n    let home = homeBuilder.build(withListener: interactor)\n    attachChild(home)\n}"
    ),
    (
      "override func didLoad() {\n    super.didLoad()\n    // The player plays at once.\n    routeToPlayer()\n}",
      "override func didLoad() {\n    super.didLoad()\n}"
    ),
    // In closures, branches and lines with more than one statement.
    (
      "func later() {\n    wait { [weak self] in self?.routeToPlayer() }\n}",
      "func later() {\n    wait {}\n}"
    ),
    (
      "func later() {\n    wait { [weak self] _ in\n        self?.routeToPlayer()\n    }\n}",
      "func later() {\n    wait { _ in }\n}"
    ),
    (
      "func open(_ link: Link) {\n    switch link {\n    case .player:\n        routeToPlayer()\n    case .home: show(home)\n    }\n}",
      "func open(_ link: Link) {\n    switch link {\n    case .player:\n        break\n    case .home: show(home)\n    }\n}"
    ),
    ("func both() { routeToPlayer(); show(home) }", "func both() { show(home) }"),
    ("func both() { show(home); routeToPlayer() }", "func both() { show(home) }"),
    // Types that are tested for.
    (
      "func close(_ child: Routing) {\n    switch child {\n    case let player as PlayerRouting:\n        log(player)\n    default: show(child)\n    }\n}",
      "func close(_ child: Routing) {\n    switch child {\n    default: show(child)\n    }\n}"
    ),
    (
      "func close(_ child: Routing) {\n    if child is PlayerRouting { log() }\n    show(child)\n}",
      "func close(_ child: Routing) {\n    show(child)\n}"
    ),
    (
      "func later() {\n    load { self.routeToPlayer(name: $0, $1) }\n}",
      "func later() {\n    load { _, _ in }\n}"
    ),
    (
      "func open(_ link: Link) {\n    switch link {\n    case let .player(song): routeToPlayer(song)\n    case .home: show(home)\n    }\n}",
      "func open(_ link: Link) {\n    switch link {\n    case .player: break\n    case .home: show(home)\n    }\n}"
    ),
    (
      "func next() {\n    if isOn {\n        show(home)\n    } else {\n        routeToPlayer()\n    }\n}",
      "func next() {\n    if isOn {\n        show(home)\n    }\n}"
    ),
    // Branches that give no value.
    (
      "func next(_ tab: Tab) {\n    switch tab {\n    case .home: show(home)\n    case .player: routeToPlayer()\n    }\n}",
      "func next(_ tab: Tab) {\n    switch tab {\n    case .home: show(home)\n    case .player: break\n    }\n}"
    ),
    (
      "func next(_ tab: Tab) -> Bool {\n    if tab == .player { routeToPlayer() }\n    return true\n}",
      "func next(_ tab: Tab) -> Bool {\n    return true\n}"
    ),
    // What runs without it as well.
    (
      "func start() {\n    show(home)\n    let next = playerBuilder.build(withListener: interactor)\n    attachChild(next)\n}",
      "func start() {\n    show(home)\n}"
    ),
    (
      "func dismissIt() {\n    show(home)\n    guard let player else { return }\n    detachChild(player)\n    log()\n}",
      "func dismissIt() {\n    show(home)\n}"
    ),
    (
      "func routeToPlayerAndHome() {\n    routeToPlayer()\n    routeToHome()\n}\nfunc routeToHome() { attachChild(home) }",
      "func routeToPlayerAndHome() {\n    routeToHome()\n}\nfunc routeToHome() { attachChild(home) }"
    ),
    // An overload.
    (
      "func open(_ home: HomeRouting) { show(home) }\nfunc open(_ player: PlayerRouting) { show(player) }",
      "func open(_ home: HomeRouting) { show(home) }"
    ),
    (
      "func next() {\n    show(home)\n    routeToPlayer()\n}\nfunc routeToPlayer() { routeToPlayer(song: 1) }\nfunc routeToPlayer(song: Int) { attachChild(playerBuilder.build()) }",
      "func next() {\n    show(home)\n}"
    ),
    // A property that other code gives a value stays.
    (
      "private var top: ViewableRouting?\nfunc showTop() {\n    top = player\n    top?.show()\n}\nfunc cover() { fill(&top) }",
      "private var top: ViewableRouting?\nfunc showTop() {\n    top?.show()\n}\nfunc cover() { fill(&top) }"
    ),
    (
      "private var top: ViewableRouting?\nfunc showTop() {\n    top = player\n    top?.show()\n}\nfunc cover() { wait { me in me.top = home } }",
      "private var top: ViewableRouting?\nfunc showTop() {\n    top?.show()\n}\nfunc cover() { wait { me in me.top = home } }"
    ),
    (
      "@Stored private var top: ViewableRouting?\nfunc showTop() {\n    top = player\n    top?.show()\n}",
      "@Stored private var top: ViewableRouting?\nfunc showTop() {\n    top?.show()\n}"
    ),
    // Comments behind what stays.
    (
      "func all() {\n    show([\n        home, // home\n        player])\n}",
      "func all() {\n    show([\n        home // home\n        ])\n}"
    ),
    (
      "func all() {\n    show([\n        home, // home\n        player, // player\n    ])\n}",
      "func all() {\n    show([\n        home, // home\n    ])\n}"
    ),
    (
      "func all() {\n    show([\n        home, // home\n        player // player\n    ])\n}",
      "func all() {\n    show([\n        home // home\n    ])\n}"
    ),
    (
      "func all() {\n    show([\n        // The player.\n        player,\n        // The home.\n        home,\n    ])\n}",
      "func all() {\n    show([\n        // The home.\n        home,\n    ])\n}"
    ),
    // What only has the name.
    (
      "func play() {\n    let model = Model()\n    model.routeToPlayer()\n    send(.routeToPlayer)\n}\nstruct Model { func routeToPlayer() {} }",
      "func play() {\n    let model = Model()\n    model.routeToPlayer()\n    send(.routeToPlayer)\n}\nstruct Model { func routeToPlayer() {} }"
    ),
    (
      "func play(_ player: AVPlayer) {\n    player.play()\n    log(player)\n}",
      "func play(_ player: AVPlayer) {\n    player.play()\n    log(player)\n}"
    ),
    (
      "func play() {\n    let player = AVPlayer()\n    player.play()\n}",
      "func play() {\n    let player = AVPlayer()\n    player.play()\n}"
    ),
    (
      "func play() {\n    deck.player.play()\n    show(\\.player)\n}",
      "func play() {\n    deck.player.play()\n    show(\\.player)\n}"
    ),
  ])
  func `leaves the rest of a router`(_ code: String, _ rest: String) throws {
    let app = try app(with: code)
    try app.remove("Player")
    let text = try app.text("Sources/App/Root/Root.swift")
    #expect(text.contains("// Begin\n\(indented(rest))\n    // End"), "\(text)")
  }

  /// Code that cannot do without the RIB, and what is said.
  @Test(arguments: [
    ("func it() -> Routing? { player }", "cannot do without player"),
    (
      "func it() {\n    if player == nil { show(home) }\n}",
      "cannot do without player"
    ),
    (
      "func it() {\n    if let player { show(player) } else { show(home) }\n}",
      "cannot do without player"
    ),
    ("func it() {\n    show(player ?? home)\n}", "cannot do without player"),
    ("enum Child { case player(PlayerRouting), home }", "cannot do without PlayerRouting"),
    ("private var a: PlayerRouting?, b: HomeRouting?", "cannot do without PlayerRouting"),
    ("private var both: (PlayerRouting?, HomeRouting?)", "cannot do without PlayerRouting"),
    (
      "func it() {\n    let child: Routing\n    if isOn { child = playerBuilder.build() } else { child = home }\n    show(child)\n}",
      "cannot do without playerBuilder"
    ),
    ("func it() {\n    if let top = player ?? home { show(top) }\n}", "cannot do without player"),
    (
      "func it() {\n    guard let player else { show(home); return }\n    show(player)\n}",
      "cannot do without player"
    ),
    (
      "func it() {\n    routeToPlayer { self.detachIt() }\n}\nfunc detachIt() { show(home) }",
      "cannot do without routeToPlayer"
    ),
    (
      "func it() {\n    if let index = all.firstIndex(where: { $0 === player }) { show(index) }\n}",
      "cannot do without player"
    ),
    ("func it() {\n    if shown(player) == nil { show(home) }\n}", "cannot do without player"),
    ("func it() {\n    show(home, player)\n}", "cannot do without player"),
    // The value of a branch.
    (
      "func it(_ tab: Tab) -> Routing {\n    switch tab {\n    case .home: home\n    case .player: playerBuilder.build(withListener: interactor)\n    }\n}",
      "cannot do without playerBuilder"
    ),
    (
      "func it() {\n    let child: Routing = if isOn { home } else if isOff { other } else { playerBuilder.build() }\n    show(child)\n}",
      "cannot do without playerBuilder"
    ),
    (
      "var it: Routing {\n    if isOn {\n        playerBuilder.build()\n    } else {\n        home\n    }\n}",
      "cannot do without playerBuilder"
    ),
    ("func it() {\n    attachChild(isOn ? player : home)\n}", "cannot do without player"),
    (
      "func it() {\n    all = names.map { self.player?.name ?? $0 }\n}", "cannot do without player"
    ),
  ])
  func `stays if it cannot be taken out`(_ code: String, _ reason: String) throws {
    let app = try app(with: code)
    let before = try app.files
    let refusal = #expect(throws: Refusal.self) { try app.remove("Player") }
    #expect(refusal?.reason.contains(reason) ?? false, "\(refusal?.description ?? "")")
    #expect(refusal?.place?.file == "Sources/App/Root/Root.swift")
    #expect(try app.files == before)
  }

  /// Code outside of the parents that uses the RIB, and how the refusal begins.
  @Test(arguments: [
    (
      "final class Launcher { func start() { show(PlayerBuilder(dependency: self).build()) } }",
      "Launcher uses Player, but belongs to no RIB that attaches it"
    ),
    (
      "final class Jukebox: PlayerRouter {}",
      "Jukebox inherits from PlayerRouter, which would be removed."
    ),
    ("struct Deck { var player: PlayerRouting? }", "Deck uses Player, but belongs to no RIB"),
    (
      "enum Other { final class PlayerRouter {} }",
      "App has another PlayerRouter, and the two cannot be told apart everywhere."
    ),
  ])
  func `stays if other code uses it`(_ code: String, _ reason: String) throws {
    let app = try WiredApp("Careless")
    try app.write(code + "\n", to: "Sources/App/Other.swift")
    let refusal = #expect(throws: Refusal.self) { try app.remove("Player") }
    #expect(refusal?.reason.hasPrefix(reason) ?? false, "\(refusal?.description ?? "")")
    #expect(refusal?.place?.file == "Sources/App/Other.swift")
  }

  @Test func `stays if code uses what another protocol has from it`() throws {
    let app = try WiredApp("Careless")
    try app.write(
      "protocol DeckDependency: PlayerDependency {}\nstruct Deck { let dependency: DeckDependency\n  func play() { dependency.songs.send(\"\") } }\n",
      to: "Sources/App/Deck.swift")
    let refusal = #expect(throws: Refusal.self) { try app.remove("Player") }
    #expect(
      refusal?.reason.hasSuffix(
        "uses songs, which DeckDependency has from PlayerDependency. Declare it in DeckDependency first."
      ) ?? false)
    try app.write("protocol DeckDependency: PlayerDependency {}\n", to: "Sources/App/Deck.swift")
    try app.remove("Player")
    #expect(try app.text("Sources/App/Deck.swift") == "protocol DeckDependency {}\n")
  }

  @Test func `leaves what other types have done for it, without the conformance`() throws {
    let app = try WiredApp("Careless")
    try app.write(
      "final class Preview: EmptyComponent, PlayerDependency { let songs = 1 }\nextension Preview: PlayerListener {\n  func playerDidClose() {}\n}\n",
      to: "Sources/App/Preview.swift")
    try app.remove("Player")
    #expect(
      try app.text("Sources/App/Preview.swift")
        == "final class Preview: EmptyComponent { let songs = 1 }\nextension Preview {\n  func playerDidClose() {}\n}\n"
    )
  }

  @Test func `is told from the framework's functions by their labels`() throws {
    let app = try WiredApp("Careless")
    for file in ["Player/Player.swift", "Root/Root.swift"] {
      try app.replace("playerDidClose()", by: "dismiss()", in: "Sources/App/\(file)")
    }
    let code =
      "func close(_ view: ViewControllable) {\n  view.uiviewController.dismiss(animated: true)\n}\n"
    try app.write(code, to: "Sources/App/Close.swift")
    try app.remove("Player")
    #expect(try app.text("Sources/App/Close.swift") == code)
    #expect(try !app.text("Sources/App/Root/Root.swift").contains("dismiss"))
  }

  @Test func `goes with the tests of what its parent did for it`() throws {
    let app = try WiredApp("Careless")
    let rest = """
      import Testing

      struct RootTests {
        let interactor = RootInteractor(presenter: RootViewController())

        @Test func opens() {
          interactor.activate()
        }
      }

      """
    let test = """

        @Test func closes() {
          interactor.playerDidClose()
          #expect(interactor.isActive)
        }
      }
      """
    try app.write(
      rest.replacing("\n}\n", with: "\n" + test + "\n"), to: "Tests/AppTests/RootTests.swift")
    try app.remove("Player")
    #expect(try app.text("Tests/AppTests/RootTests.swift") == rest)
    #expect(try !app.text("Sources/App/Root/Root.swift").contains("playerDidClose"))
  }

  @Test func `goes with its previews`() throws {
    let app = try WiredApp("Careless")
    let file = "Sources/App/Player/Player.swift"
    let previews =
      "#Preview { PlayerViewController() }\nstruct Player_Previews { static let all = PlayerViewController() }\n"
    try app.write(app.text(file) + previews, to: file)
    try app.remove("Player")
    #expect(try !app.files.keys.contains(file))
  }

  @Test func `keeps types beside it that others use`() throws {
    let app = try WiredApp("Careless")
    let model = "struct PlayerSong { var name = \"\" }\nstruct PlayerTempo {}\n"
    try app.write(
      model + "struct PlayerState { var song = PlayerSong(); var tempo = PlayerTempo() }\n"
        + "extension PlayerInteractor { func use(_ state: PlayerState) {} }\n",
      to: "Sources/App/Player/Model.swift")
    try app.write("let songs: [PlayerSong] = []\n", to: "Sources/App/Songs.swift")
    try app.remove("Player")
    #expect(
      try app.text("Sources/App/Player/Model.swift") == "struct PlayerSong { var name = \"\" }\n")
  }

  /// An app whose RIB Root has the child Player, and more code in its router.
  private func app(with code: String) throws -> WiredApp {
    let app = try WiredApp("Careless")
    try app.replace(
      "    func detachPlayer() {\n",
      by: "    // Begin\n\(indented(code))\n    // End\n\n    func detachPlayer() {\n",
      in: "Sources/App/Root/Root.swift")
    try app.write(
      "protocol HomeRouting: ViewableRouting {}\nfinal class HomeRouter: ViewableRouter<Interactable, ViewControllable>, HomeRouting {}\nextension RootRouter { var home: HomeRouting { get } }\n",
      to: "Sources/App/Home.swift")
    return app
  }

  private func indented(_ code: String) -> String {
    code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
