import Foundation
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import Testing

/// RIBs from the templates that teams have for Xcode.
@Suite("A team's template")
struct TeamTemplateTests {
  /// A folder of templates.
  private struct Templates {
    let scratch: Scratch
    var folder: String { scratch.path("Templates") }

    init(_ files: [String: String]) throws {
      scratch = try Scratch()
      for (path, text) in files {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    func request(_ values: [String: String] = [:]) throws -> RIBRequest.TemplateRequest {
      RIBRequest.TemplateRequest(
        try TeamTemplate.all(in: folder), values: values,
        common: ["FULLUSERNAME": "Ada", "DATE": "2026-01-01", "YEAR": "2026"])
    }
  }

  /// `TemplateInfo.plist` with checkboxes that are off, in the way of older templates: everything is text.
  private static func information(_ checkboxes: [String], on: Set<String> = []) -> String {
    let options = checkboxes.map { name in
      """
      <dict><key>Identifier</key><string>\(name)</string><key>Type</key><string>checkbox</string>
      <key>Default</key><string>\(on.contains(name))</string></dict>
      """
    }
    return """
      <plist version="1.0"><dict><key>Summary</key><string>A screen</string>
      <key>Options</key><array>
      <dict><key>Identifier</key><string>productName</string><key>Type</key><string>text</string></dict>
      \(options.joined(separator: "\n"))
      </array></dict></plist>
      """
  }

  private static let name = "___VARIABLE_productName___"

  /// A RIB with a view as teams' templates have them: nobody hears of a swipe.
  private static let screen = [
    "___FILEBASENAME___Builder.swift": """
    //___FILEHEADER___

    import RIBs

    protocol \(name)Dependency: Dependency {}

    final class \(name)Component: Component<\(name)Dependency> {}

    protocol \(name)Buildable: Buildable {
      func build(with listener: \(name)Listener) -> \(name)Routing
    }

    final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
      func build(with listener: \(name)Listener) -> \(name)Routing {
        let viewController = \(name)ViewController()
        let interactor = \(name)Interactor(presenter: viewController)
        interactor.listener = listener
        return \(name)Router(interactor: interactor, viewController: viewController)
      }
    }

    """,
    "___FILEBASENAME___Interactor.swift": """
    // ___FILENAME___: made by ___FULLUSERNAME___ in ___YEAR___

    import RIBs

    protocol \(name)Routing: ViewableRouting {}

    protocol \(name)Presentable: Presentable {
      var handler: \(name)PresentableListener? { get set }
    }

    protocol \(name)Listener: AnyObject {
      func didPick(_ photo: String, in ___VARIABLE_productName:identifier___: Int)
    }

    final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)Interactable,
      \(name)PresentableListener
    {
      weak var router: \(name)Routing?
      weak var listener: \(name)Listener?

      override init(presenter: \(name)Presentable) {
        super.init(presenter: presenter)
        presenter.handler = self
      }
    }

    """,
    "___FILEBASENAME___Router.swift": """
    import RIBs

    protocol \(name)Interactable: Interactable {
      var router: \(name)Routing? { get set }
      var listener: \(name)Listener? { get set }
    }

    protocol \(name)ViewControllable: ViewControllable {}

    final class \(name)Router: ViewableRouter<\(name)Interactable, \(name)ViewControllable>, \(name)Routing {
      override init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
    }

    """,
    "___FILEBASENAME___ViewController.swift": """
    import RIBs
    import UIKit

    protocol \(name)PresentableListener: AnyObject {}

    final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
      weak var handler: \(name)PresentableListener?
    }

    """,
  ]

  private static func template(
    _ variant: String, _ change: (String) -> String = { $0 }
  ) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: screen.map {
        ("Screen.xctemplate/\(variant)\($0.key)", change($0.value))
      })
  }

  private static let plain = template("").merging(
    ["Screen.xctemplate/TemplateInfo.plist": information([])]) { $1 }

  /// Why a RIB is refused.
  private func refusal(
    _ files: [String: String], _ values: [String: String] = [:], below parent: String = "Root",
    _ change: (inout RIBRequest) -> Void = { _ in }
  ) throws -> String {
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    let request = try templates.request(values)
    let refusal = try #require(throws: Refusal.self) {
      try app.plan("Profile", below: parent) {
        $0.templates = request
        change(&$0)
      }
    }
    return "\(refusal)".replacing(templates.folder, with: "Templates")
  }

  // MARK: What is written

  @Test func `keeps its own layout and words, with the RIB's name in them`() throws {
    let app = try WiredApp("Uber")
    let templates = try Templates(Self.plain)
    try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    let interactor = try app.text("Sources/App/Profile/ProfileInteractor.swift")
    #expect(
      interactor.hasPrefix("// ProfileInteractor.swift: made by Ada in 2026\n\nimport RIBs\n"))
    #expect(interactor.contains("  func didPick(_ photo: String, in Profile: Int)\n"))
    // The app's files have no comment at the top.
    #expect(try app.text("Sources/App/Profile/ProfileBuilder.swift").hasPrefix("import RIBs\n"))
    #expect(try app.files.values.allSatisfy { !$0.contains("___") })
  }

  @Test func `gets what it lacks: the way back, and a listener that hears of it`() throws {
    let app = try WiredApp("Uber")
    let templates = try Templates(Self.plain)
    let steps = try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(!steps.contains { $0.contains("swiped") })
    #expect(
      try app.text("Sources/App/Profile/ProfileViewController.swift").contains(
        """
          weak var handler: ProfilePresentableListener?

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            // A swipe takes the view away, and asks nobody.
            if isMovingFromParent || isBeingDismissed { handler?.didClose() }
          }
        }

        """))
    #expect(
      try app.text("Sources/App/Profile/ProfileInteractor.swift").contains(
        """
          func didClose() {
            // The view goes after a detach as well, and its RIB is over by then.
            guard isActive else { return }
            listener?.profileDidClose()
          }
        }

        """))
    // The parent hears of the end, and of what else the template's listener has.
    let root = try app.text("Sources/App/Root/RootInteractor.swift")
    #expect(root.contains("    func profileDidClose() {\n        router?.detachProfile()\n    }\n"))
    #expect(root.contains("    func didPick(_ photo: String, in Profile: Int) {}\n"))
    #expect(steps.contains("Fill in didPick in RootInteractor. It does nothing yet."))
    #expect(
      try app.text("Sources/App/Root/RootRouter.swift").contains(
        "profileBuilder.build(with: interactor)"))
  }

  @Test func `shares a function of its listener with other children of its parent`() throws {
    let app = try WiredApp("Uber")
    try app.replace(
      "    func homeDidClose() {",
      by: "    func didPick(_ photo: String, in Profile: Int) {}\n\n    func homeDidClose() {",
      in: "Sources/App/Root/RootInteractor.swift")
    let templates = try Templates(Self.plain)
    let steps = try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    let root = try app.text("Sources/App/Root/RootInteractor.swift")
    #expect(root.split(separator: "\n").count { $0.contains("func didPick") } == 1)
    #expect(!steps.contains { $0.hasPrefix("Fill in") })
  }

  @Test func `ends with the function that its listener has for that`() throws {
    let files = Self.plain.mapValues { text in
      text.replacing(
        "func didPick(_ photo: String, in ___VARIABLE_productName:identifier___: Int)",
        with: "func finish\(Self.name)()")
    }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    let interactor = try app.text("Sources/App/Profile/ProfileInteractor.swift")
    #expect(interactor.contains("    listener?.finishProfile()\n"))
    #expect(!interactor.contains("profileDidClose"))
    #expect(
      try app.text("Sources/App/Root/RootInteractor.swift").contains(
        "    func finishProfile() {\n        router?.detachProfile()\n    }\n"))
  }

  @Test func `is left as it is where its view says itself that it is gone`() throws {
    let files = Self.plain.mapValues { text in
      text.replacing(
        "  weak var handler: \(Self.name)PresentableListener?\n}",
        with: """
            weak var handler: \(Self.name)PresentableListener?

            override func viewDidDisappear(_ animated: Bool) {}
          }
          """)
    }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    let steps = try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(steps.contains { $0.contains("when the user has swiped it away") })
    #expect(!(try app.text("Sources/App/Profile/ProfileInteractor.swift").contains("didClose()")))
  }

  @Test func `may have a listener with a word of older Swift and nothing in it`() throws {
    let files = Self.plain.mapValues { text in
      text.replacing("Listener: AnyObject {}", with: "Listener: class {}").replacing(
        "Listener: AnyObject {\n  func didPick(_ photo: String, in ___VARIABLE_productName:identifier___: Int)",
        with: "Listener: class {")
    }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(
      try app.text("Sources/App/Profile/ProfileInteractor.swift").contains(
        "protocol ProfileListener: class {\n  /// Profile is over"))
  }

  @Test func `is left as it is where nobody gives the view its listener`() throws {
    let files = Self.plain.mapValues { $0.replacing("    presenter.handler = self\n", with: "") }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    let steps = try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(steps.contains { $0.contains("when the user has swiped it away") })
    // The builder may do it.
    let built = files.mapValues { text in
      text.replacing(
        "    interactor.listener = listener\n",
        with: "    interactor.listener = listener\n    viewController.handler = interactor\n")
    }
    let other = try WiredApp("Uber")
    let request = try Templates(built)
    let none = try other.add("Profile", below: "Root") { $0.templates = try? request.request() }
    #expect(!none.contains { $0.contains("when the user has swiped it away") })
  }

  @Test func `may give its builder a value around the listener`() throws {
    let files = Self.plain.mapValues { text in
      text.replacing(
        "protocol \(Self.name)Buildable: Buildable {",
        with:
          "struct \(Self.name)Payload { let listener: \(Self.name)Listener }\n\nprotocol \(Self.name)Buildable: Buildable { func other(_ user: String)"
      ).replacing(
        "build(with listener: \(Self.name)Listener)", with: "build(_ payload: \(Self.name)Payload)"
      )
      .replacing("listener = listener", with: "listener = payload.listener")
      .replacing(
        "Buildable {\n  func build(_ payload: \(Self.name)Payload) -> \(Self.name)Routing {",
        with:
          "Buildable {\n  func other(_ user: String) {}\n\n  func build(_ payload: \(Self.name)Payload) -> \(Self.name)Routing {"
      )
    }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(
      try app.text("Sources/App/Root/RootRouter.swift").contains(
        "profileBuilder.build(ProfilePayload(listener: interactor))"))
    #if os(Linux)
      #expect(try app.compile() == "")
    #endif
  }

  @Test func `may have folders with placeholders, and files that are no text`() throws {
    let files = Self.template("___FILEBASENAME___/").merging([
      "Screen.xctemplate/TemplateInfo.plist": Self.information([])
    ]) { $1 }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    let picture = URL(fileURLWithPath: "\(templates.folder)/Screen.xctemplate/Picture.png")
    try Data([0x89, 0xff, 0xfe]).write(to: picture)
    let steps = try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(try app.files.keys.contains("Sources/App/Profile/Profile/ProfileRouter.swift"))
    #expect(steps.contains { $0.hasPrefix("Copy Picture.png from ") })
  }

  // MARK: Variants

  private static let variants = template("ownsView/")
    .merging(template("ownsViewwithXIB/") { $0.replacing("UIViewController", with: "XIBScreen") }) {
      $1
    }
    .merging([
      "Screen.xctemplate/TemplateInfo.plist": information(
        ["ownsView", "withXIB"], on: ["ownsView"]),
      "Screen.xctemplate/Default/___FILEBASENAME___Router.swift": "// No view, and no RIB.",
      "Screen.xctemplate/ownsViewwithStoryboard/___FILEBASENAME___.storyboard": "<document/>",
      "Screen.xctemplate/TemplateIcon.png": "",
    ]) { $1 }

  @Test func `comes in the variant of its own options, or of those that are given`() throws {
    for (values, base) in [([:], "UIViewController"), (["withXIB": "true"], "XIBScreen")] {
      let app = try WiredApp("Uber")
      try app.write(
        "import UIKit\n\nclass XIBScreen: UIViewController {}\n", to: "Sources/App/XIBScreen.swift")
      let templates = try Templates(Self.variants)
      try app.add("Profile", below: "Root") { $0.templates = try? templates.request(values) }
      #expect(
        try app.text("Sources/App/Profile/ProfileViewController.swift").contains(
          "ProfileViewController: \(base), "))
    }
  }

  @Test func `has the Swift files of the variant that a XIB is added to`() throws {
    let files = Self.template("ownsView/").merging([
      "Screen.xctemplate/TemplateInfo.plist": Self.information(
        ["ownsView", "withXIB"], on: ["ownsView", "withXIB"]),
      "Screen.xctemplate/ownsViewwithXIB/___FILEBASENAME___ViewController.xib":
        "<document class='___FILEBASENAME___'/>",
    ]) { $1 }
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    try app.add("Profile", below: "Root") { $0.templates = try? templates.request() }
    #expect(
      try app.text("Sources/App/Profile/ProfileViewController.xib")
        == "<document class='ProfileViewController'/>")
    #expect(try app.files.keys.contains("Sources/App/Profile/ProfileRouter.swift"))
  }

  // MARK: Refusals

  @Test func `is refused where it asks for a value that nobody has given`() throws {
    let files = Self.plain.mapValues { $0.replacing("made by", with: "©___ORGANIZATIONNAME___") }
    #expect(
      try refusal(files)
        == "Templates/Screen.xctemplate:1: the template asks for ___ORGANIZATIONNAME___. Give --set ORGANIZATIONNAME=VALUE."
    )
    // The app's own files may say it.
    let owned = try WiredApp("Uber")
    let router = "Sources/App/Root/RootRouter.swift"
    try owned.write(
      "//\n//  Copyright © 2019-2024 Ada & Co. All rights reserved.\n//\n\n" + owned.text(router),
      to: router)
    let request = try Templates(files)
    try owned.add("Profile", below: "Root") { $0.templates = try? request.request() }
    #expect(
      try owned.text("Sources/App/Profile/ProfileInteractor.swift").contains("©Ada & Co Ada in"))
    let app = try WiredApp("Uber")
    let templates = try Templates(files)
    try app.add("Profile", below: "Root") {
      $0.templates = try? templates.request(["ORGANIZATIONNAME": "Ada & Co"])
    }
    #expect(
      try app.text("Sources/App/Profile/ProfileInteractor.swift").contains("©Ada & Co Ada in"))
  }

  @Test func `is refused where it makes no such RIB, or several templates do`() throws {
    #expect(
      try refusal(Self.plain) { $0.isViewless = true }
        == "no template makes a RIB without a view: Templates/Screen.xctemplate. What it makes has a view: leave out --viewless."
    )
    #expect(
      try refusal(["Screen.xctemplate/TemplateInfo.plist": Self.information([])]).hasSuffix(
        "shows what each has."))
    let twice = Self.plain.merging(
      Self.plain.map { ($0.key.replacing("Screen", with: "Page"), $0.value) }
    ) { $1 }
    #expect(
      try refusal(twice)
        == "several templates make such a RIB: Templates/Page.xctemplate, Templates/Screen.xctemplate. Give the folder of one."
    )
  }

  /// A change of the template, and why it is refused then.
  private static let unfit = [
    (
      "with listener: \(name)Listener)", "with listener: \(name)Listener, user: String)",
      "___FILEBASENAME___Builder.swift:9: the template gives its builder user: String"
    ),
    ("-> \(name)Routing", "-> Routing", "builds a Routing, which has no view to show"),
    (
      "in ___VARIABLE_productName:identifier___: Int)", "in album: Int) -> Bool",
      "no answer is known"
    ),
    (
      "Dependency: Dependency {}", "Dependency: Dependency { var user: String { get } }",
      "asks for user: String"
    ),
    ("Builder: Builder<", "Builder: ComponentizedBuilder<", "makes a component of Needle"),
    ("Builder: Builder<", "Builder: OurBuilder<", "that is no Builder"),
    (
      "protocol \(name)Buildable: Buildable {",
      "protocol \(name)Buildable: Buildable { func other(by listener: \(name)Listener) -> Routing",
      "has 2 functions"
    ),
  ]

  @Test(arguments: unfit)
  func `is refused where the parent could not use it`(
    _ old: String, _ new: String, _ reason: String
  ) throws {
    let files = Self.plain.mapValues { $0.replacing(old, with: new) }
    #expect(try refusal(files).contains(reason))
  }

  @Test func `needs what the parent's component or dependency has`() throws {
    let files = Self.plain.mapValues {
      $0.replacing(
        "Dependency: Dependency {}",
        with: "Dependency: Dependency { var title: String { get } }")
    }
    for (parent, provided) in [
      ("Root", " {}"), ("Home", " {\n    var title: String { dependency.title }\n}"),
    ] {
      let app = try WiredApp("Uber")
      let templates = try Templates(files)
      let steps = try app.add("Profile", below: parent) {
        $0.templates = try? templates.request()
        $0.tests = .inAppTests()
      }
      #expect(
        try app.text("Sources/App/\(parent)/\(parent)Component+Profile.swift")
          == "extension \(parent)Component: ProfileDependency\(provided)\n")
      #expect(steps.contains { $0.hasPrefix("No tests were written") })
    }
  }

  @Test func `is refused where its folder cannot be read`() throws {
    for (files, reason) in [
      (["Notes.txt": ""], "no template is below it"),
      (["A.xctemplate/___FILEBASENAME___.swift": ""], "has no such file"),
      (["A.xctemplate/TemplateInfo.plist": "Nonsense {"], "this is no property list"),
    ] {
      let templates = try Templates(files)
      let refusal = try #require(throws: Refusal.self) { try templates.request() }
      #expect("\(refusal)".contains(reason))
    }
    let refusal = try #require(throws: Refusal.self) { try TeamTemplate.all(in: "/nowhere") }
    #expect("\(refusal)".contains("there is no such folder"))
  }

  #if os(Linux)
    @Test func `compiles with its tests, and is clean in the source`() throws {
      for isViewless in [false, true] {
        // What ribs-inspect writes for Xcode is a template like any other.
        let own = XcodeTemplates(runtime: "RIBs", view: .uikit).files
        for files in isViewless ? [own] : [Self.plain, own] {
          let app = try WiredApp("Uber")
          let templates = try Templates(files)
          let before = try app.source()
          try app.add("Profile", below: "Root") {
            $0.templates = try? templates.request()
            $0.isViewless = isViewless
            $0.tests = .inAppTests()
          }
          try app.add("Photo", below: "Profile") { $0.tests = .inAppTests() }
          #expect(try app.compile() == "")
          let after = try app.source()
          #expect(after.hazards.filter { !$0.hasPrefix("never-detached") } == before.hazards)
          #expect(after.edges.contains("Root > Profile"))
        }
      }
    }

    @Test func `makes actors below actors`() throws {
      for isSet in [true, false] {
        let app = try WiredApp("Napkin")
        var files = XcodeTemplates(runtime: "napkin", view: .uikit).files
        if !isSet {
          // As templates have it that leave the lifecycle to people.
          files = files.mapValues { text in
            text.replacing("        let presenter = presenter\n", with: "")
              .replacing("        await MainActor.run { presenter.listener = self }\n", with: "")
              .replacing("didClose", with: "tapClose").replacing(
                "override func viewDidDisappear(_ animated: Bool) {\n        super.viewDidDisappear(animated)",
                with: "func report() {")
          }
        }
        let templates = try Templates(files)
        try app.add("Profile", below: "Root") {
          $0.templates = try? templates.request()
          $0.tests = .inAppTests()
        }
        #expect(try Compiled(app, isIsolated: true).errors == "")
        #expect(
          try app.text("Sources/App/Profile/ProfileInteractor.swift").contains(
            "await MainActor.run { presenter.listener = self }"))
        #expect(try app.source().edges.contains("Root > Profile"))
      }
    }

    @Test func `makes RIBs of Needle below RIBs of Needle`() throws {
      let files = Self.plain.mapValues { text in
        text.replacing(
          "import RIBs\n\nprotocol \(Self.name)Dependency: Dependency",
          with:
            "import NeedleFoundation\nimport RIBs\n\nprotocol \(Self.name)Dependency: NeedleFoundation.Dependency"
        )
        .replacing(": Component<", with: ": NeedleFoundation.Component<")
        .replacing(
          ": Builder<\(Self.name)Dependency>",
          with:
            ": ComponentizedBuilder<\(Self.name)Component, \(Self.name)Routing, \(Self.name)Listener, ()>"
        )
        .replacing(
          """
            func build(with listener: \(Self.name)Listener) -> \(Self.name)Routing {

          """,
          with: """
              func build(with listener: \(Self.name)Listener) -> \(Self.name)Routing {
                build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
              }

              override func build(with component: \(Self.name)Component, _ listener: \(Self.name)Listener) -> \(Self.name)Routing {

            """)
      }
      let app = try WiredApp("Needle")
      let templates = try Templates(files)
      try app.add("Profile", below: "Home") {
        $0.templates = try? templates.request()
        $0.tests = .inAppTests()
      }
      #expect(try app.compile() == "")
      #expect(
        try app.text("Sources/App/Home/HomeBuilder.swift").contains(
          """
              var profileBuilder: ProfileBuildable {
                  ProfileBuilder { ProfileComponent(parent: self) }
              }

          """))
      #expect(try app.source().edges.contains("Home > Profile"))
    }
  #endif
}
