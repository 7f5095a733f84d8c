#if os(Linux)
  import Foundation
  import RIBsTestSupport
  import Testing

  /// RIBs of the sample apps are taken out and made anew, and their screens are written as before.
  @Suite("A sample app's RIB, made anew")
  struct RegeneratedAppTests {
    /// A RIB, and what people write by hand: what the screen shows, and where it is opened.
    struct Remade {
      let name: String
      let parent: String
      /// Files below the app's folder, what stands there, and what is written instead.
      let edits: [(file: String, old: String, new: String)]
    }

    static let random = Remade(
      name: "Random", parent: "HomeFlow",
      edits: [
        (
          "HomeFlow/HomeFlow/HomeFlowInteractor.swift", "func homeDidTapRandom() {",
          "func homeDidTapRandom() {\n      router?.routeToRandom()"
        ),
        (
          "HomeFlow/Random/RandomBuilder.swift", "RandomDependency: Dependency {}",
          "RandomDependency: Dependency {\n    var dice: Dice { get }\n  }"
        ),
        (
          "HomeFlow/Random/RandomBuilder.swift", "RandomInteractor(presenter: viewController)",
          "RandomInteractor(presenter: viewController, dice: dependency.dice)"
        ),
        (
          "HomeFlow/Random/RandomInteractor.swift",
          "var listener: (any RandomPresentableListener)? { get set }",
          "var listener: (any RandomPresentableListener)? { get set }\n    func show(_ number: Int)"
        ),
        (
          "HomeFlow/Random/RandomInteractor.swift",
          "override init(presenter: any RandomPresentable) {",
          """
          private let dice: Dice

              override func didBecomeActive() {
                super.didBecomeActive()
                didTapRoll()
              }

              func didTapRoll() { presenter.show(dice.roll()) }

              init(presenter: any RandomPresentable, dice: Dice) {
                self.dice = dice
          """
        ),
        (
          "HomeFlow/Random/RandomViewController.swift", "    func didClose()\n",
          "    func didClose()\n    func didTapRoll()\n"
        ),
        (
          "HomeFlow/Random/RandomViewController.swift",
          "weak var listener: (any RandomPresentableListener)?",
          """
          weak var listener: (any RandomPresentableListener)?

              func show(_ number: Int) { title = "Random: \\(number)" }
              func tapRoll() { listener?.didTapRoll() }
              func tapBack() { listener?.didClose() }
          """
        ),
      ])

    static let imageDetail = Remade(
      name: "ImageDetail", parent: "Image",
      edits: [
        (
          "Gallery/Image/ImageInteractor.swift", "func didTapPicture() {",
          "func didTapPicture() {\n      router?.routeToImageDetail()"
        ),
        (
          "Gallery/ImageDetail/ImageDetailViewController.swift",
          "weak var listener: (any ImageDetailPresentableListener)?",
          """
          weak var listener: (any ImageDetailPresentableListener)?

              func tapClose() { listener?.didClose() }
              func pullDown() { dismiss(animated: false) }
          """
        ),
      ])

    static let postDetail = Remade(
      name: "PostDetail", parent: "Board",
      edits: [
        (
          "Board/Board/BoardInteractor.swift",
          "guard postStream.current.indices.contains(index) else { return }",
          """
          guard postStream.current.indices.contains(index) else { return }
                router?.routeToPostDetail()
          """
        ),
        (
          "Board/PostDetail/PostDetailViewController.swift",
          "weak var listener: (any PostDetailPresentableListener)?",
          """
          weak var listener: (any PostDetailPresentableListener)?

              func tapBack() { listener?.didClose() }
              func tapLike() {}
          """
        ),
      ])

    @Test func `passes the tests of its app, and no journey has a finding`() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let app = try WiredApp(
        copying: root.appendingPathComponent("Sources/SampleApps"), as: "Sources/App")
      let journeys = try app.files.filter { $0.key.hasPrefix("Sources/App/Journeys/") }
      for path in journeys.keys { try FileManager.default.removeItem(atPath: app.path(path)) }
      for remade in [Self.random, Self.imageDetail, Self.postDetail] {
        try app.remove(remade.name)
        try #require(try app.files.keys.allSatisfy { !$0.contains("/\(remade.name)Router") })
        try app.add(remade.name, below: remade.parent)
        for (file, old, new) in remade.edits {
          try app.replace(old, by: new, in: "Sources/App/\(file)")
        }
      }
      for (path, text) in journeys { try app.write(text, to: path) }
      let behaviour = root.appendingPathComponent("Tests/SampleAppsTests/BehaviourTests.swift")
      try app.write(
        String(contentsOf: behaviour, encoding: .utf8).replacing("SampleApps", with: "App"),
        to: "Tests/AppTests/BehaviourTests.swift")
      try app.write(Self.journeyTests, to: "Tests/AppTests/JourneyTests.swift")
      let compiled = try Compiled(app, isIsolated: true, "-package-name", "ribs-inspect")
      try #require(compiled.errors == "")
      let outcome = try compiled.run(nil, "--testing-library", "swift-testing")
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(
        (outcome.output + outcome.errors).contains(
          "Test \"A guarded route opens one post at a double tap\" passed"))
    }

    private static let journeyTests = """
      import RIBsTesting
      import Testing

      @testable import App

      @MainActor struct JourneyTests {
        nonisolated static let journeys = SampleApp.all.flatMap(\\.journeys).filter(\\.expected.isEmpty)

        @Test(.checksRIBTree(failOn: .info), arguments: journeys)
        func `a correct journey has no findings`(_ journey: Journey) throws { try journey.play() }
      }

      """
  }
#endif
