import Foundation
import RIBsEditing
import RIBsSource
import Testing

/// The files of RIBs in Xcode projects that name each file.
@Suite("An Xcode project")
struct XcodeProjectTests {
  /// The project of an app as a property list.
  private struct Project {
    private let objects: [String: [String: Any]]

    init(_ app: WiredApp) throws {
      let list =
        try PropertyListSerialization.propertyList(
          from: Data(app.text(WiredApp.project).utf8), format: nil) as? [String: Any]
      objects = try #require(list?["objects"] as? [String: [String: Any]])
    }

    /// The names of the files that a target builds.
    func files(of target: String, _ phase: String = "PBXSourcesBuildPhase") -> Set<String> {
      let target = objects.values.first { $0["name"] as? String == target }
      let phases = (target?["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
      let files = phases.filter { $0["isa"] as? String == phase }
        .flatMap { $0["files"] as? [String] ?? [] }
      return Set(
        files.compactMap { objects[$0]?["fileRef"] as? String }
          .compactMap { objects[$0]?["path"] as? String })
    }

    /// The names in the group of a folder.
    func group(_ name: String) -> [String]? {
      let group = objects.values.first {
        $0["isa"] as? String == "PBXGroup" && $0["path"] as? String == name
      }
      return (group?["children"] as? [String])?.compactMap { objects[$0]?["path"] as? String }
    }
  }

  private static let profile = [
    "ProfileBuilder.swift", "ProfileInteractor.swift", "ProfileRouter.swift",
    "ProfileViewController.swift",
  ]

  @Test func `gets a new RIB in a group of its folder, and in the targets of its neighbours`()
    throws
  {
    let app = try WiredApp("Uber")
    try app.addXcodeProject(sharing: "Home")
    let steps = try app.add("Profile", below: "Root") { $0.tests = .inAppTests(.xctest) }
    #expect(!steps.contains { $0.contains(WiredApp.project) })
    let project = try Project(app)
    #expect(project.group("Profile") == Self.profile)
    #expect(project.group("App") == ["Home", "Root", "Profile"])
    #expect(project.group("Root")?.contains("RootComponent+Profile.swift") ?? false)
    #expect(project.files(of: "App").isSuperset(of: Self.profile + ["RootComponent+Profile.swift"]))
    #expect(project.files(of: "Widget").isDisjoint(with: ["RootComponent+Profile.swift"]))
    #expect(project.files(of: "AppTests") == ["ProfileTests.swift", "RootTests.swift"])
    // A RIB beside those of the extension belongs to it too.
    try app.add("Photo", below: "Home")
    let widget = try Project(app).files(of: "Widget")
    #expect(widget.contains("HomeComponent+Photo.swift"))
  }

  @Test func `has the bytes of before once the RIB is removed again`() throws {
    let app = try WiredApp("Uber")
    try app.addXcodeProject()
    let before = try app.text(WiredApp.project)
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
    #expect(try app.text(WiredApp.project) != before)
    try app.remove("Profile")
    #expect(try app.text(WiredApp.project) == before)
  }

  @Test func `names the files anew once the RIB is renamed, and knows files of one name apart`()
    throws
  {
    let app = try WiredApp("Uber")
    try app.write("struct Other {}\n", to: "Sources/Kit/HomeRouter.swift")
    try app.addXcodeProject()
    let before = try app.text(WiredApp.project)
    try app.rename("Home", to: "Start")
    let project = try Project(app)
    #expect(
      project.group("Home") == [
        "StartBuilder.swift", "StartInteractor.swift", "StartRouter.swift",
        "StartViewController.swift",
      ])
    #expect(project.group("Kit") == ["HomeRouter.swift"])
    try app.rename("Start", to: "Home")
    #expect(try app.text(WiredApp.project) == before)
    try app.add("Profile", below: "Root")
    try app.remove("Profile")
    #expect(try app.text(WiredApp.project) == before)
  }

  @Test func `has a XIB among the resources`() throws {
    let app = try WiredApp("Uber")
    try app.addXcodeProject()
    let templates = XcodeTemplates(runtime: "RIBs", view: .uikit).files
    for (path, text) in templates { try app.write(text, to: "Templates/\(path)") }
    try app.write("<document/>", to: "Templates/RIB.xctemplate/ownsView/___FILEBASENAME___.xib")
    let found = try TeamTemplate.all(in: app.path("Templates"))
    try app.add("Profile", below: "Root") {
      $0.templates = RIBRequest.TemplateRequest(found, values: [:], common: [:])
    }
    let project = try Project(app)
    #expect(project.files(of: "App", "PBXResourcesBuildPhase") == ["Profile.xib"])
    #expect(project.group("Profile") == ["Profile.xib"] + Self.profile)
    #expect(!project.files(of: "App").contains("Profile.xib"))
    // A target that copies nothing cannot have it.
    try app.write(
      app.text(WiredApp.project).replacing(
        "PBXResourcesBuildPhase;", with: "PBXCopyFilesBuildPhase;"),
      to: WiredApp.project)
    try app.write("<document/>", to: "Templates/RIB.xctemplate/ownsView/___FILEBASENAME___.xib")
    let steps = try app.add("Photo", below: "Root") {
      $0.templates = RIBRequest.TemplateRequest(found, values: [:], common: [:])
    }
    #expect(steps.contains { $0.hasPrefix("Add Sources/App/Photo/Photo.xib to") })
  }

  @Test(arguments: [
    (
      "path = HomeRouter.swift; sourceTree = \"<group>\"",
      "name = HomeRouter.swift; path = Sources/App/Home/HomeRouter.swift; sourceTree = SOURCE_ROOT"
    ),
    (
      "path = HomeRouter.swift; sourceTree = \"<group>\"",
      "path = \"HomeRouter.swift\"; sourceTree = \"<group>\""
    ),
    ("\n", "\r\n"),
  ])
  func `is changed in the way in which it is written`(_ old: String, _ new: String) throws {
    let app = try WiredApp("Uber")
    try app.addXcodeProject()
    try app.replace(old, by: new, in: WiredApp.project)
    let before = try app.text(WiredApp.project)
    try app.rename("Home", to: "Start")
    let renamed = try app.text(WiredApp.project)
    #expect(!renamed.contains("HomeRouter.swift"))
    #expect(renamed.contains("StartRouter.swift"))
    try app.rename("Start", to: "Home")
    #expect(
      try app.text(WiredApp.project)
        == before.replacing("\"HomeRouter.swift\"", with: "HomeRouter.swift"))
    try app.add("Profile", below: "Home")
    #expect(try app.text(WiredApp.project).contains("ProfileRouter.swift in Sources"))
    try app.remove("Profile")
    try app.remove("Home")
    #expect(!(try app.text(WiredApp.project).contains("HomeRouter.swift")))
  }

  @Test func `keeps in step what targets have of folders that Xcode reads itself`() throws {
    let app = try WiredApp("Uber")
    try app.addXcodeProject()
    try app.replace(
      "/* Begin PBXGroup section */\n",
      by: """
        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        \t\tCC /* Exceptions */ = {
        \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        \t\t\tmembershipExceptions = (
        \t\t\t\tApp/Home/HomeBuilder.swift,
        \t\t\t\tApp/Home/HomeRouter.swift,
        \t\t\t);
        \t\t};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        \t\tBB /* Sources */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (CC, ); path = Sources; sourceTree = SOURCE_ROOT; };
        /* Begin PBXGroup section */

        """, in: WiredApp.project)
    // The folder stands in place of its files: nothing but the exceptions names them.
    let text = try app.text(WiredApp.project)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.contains(".swift */")
    }
    let group = "\t\t\tchildren = (\n"
    try app.write(
      lines.joined(separator: "\n").replacing(group, with: group + "\t\t\t\tBB /* Sources */,\n"),
      to: WiredApp.project)
    let before = try app.text(WiredApp.project)
    try app.rename("Home", to: "Start")
    #expect(
      try app.text(WiredApp.project)
        == before.replacing("App/Home/Home", with: "App/Home/Start"))
    // What is next to a file that is left out is left out too.
    try app.add("Photo", below: "Start")
    #expect(
      try app.text(WiredApp.project).contains("\t\t\t\t\"App/Home/StartComponent+Photo.swift\",\n"))
    try app.remove("Photo")
    try app.remove("Start")
    #expect(!(try app.text(WiredApp.project).contains("App/Home/")))
  }

  @Test func `stays as it is if it has other files, or finds them itself`() throws {
    let app = try WiredApp("Uber")
    try app.write("struct Other {}\n", to: "Other/Other.swift")
    try app.addXcodeProject()
    let whole = try app.text(WiredApp.project)
    // The files of a package beside the project are not in it.
    let others = whole.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.contains("in Sources */") || line.contains("Other.swift")
    }.joined(separator: "\n")
    // Since Xcode 16, folders can be what a project has.
    let folder = whole.replacing(
      "\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n",
      with: "\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tBB /* Sources */,\n"
    ).replacing(
      "/* Begin PBXGroup section */\n",
      with:
        "BB /* Sources */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = SOURCE_ROOT; };\n/* Begin PBXGroup section */\n"
    )
    for text in [others, folder] {
      try app.write(text, to: WiredApp.project)
      let patch = try app.plan("Profile", below: "Home").patch
      #expect(!patch.files.contains { $0.path == WiredApp.project })
    }
  }

  @Test(arguments: [
    "{ objects = {", "<plist></plist>", "RootRouter.swift",
    "// !$*UTF8*$!\n{ objects = { RootRouter.swift = {}; }; }",
  ])
  func `is named if it is none that Xcode has written`(_ text: String) throws {
    let app = try WiredApp("Uber")
    try app.write(text + " /* HomeRouter.swift */", to: WiredApp.project)
    let steps = try app.add("Profile", below: "Home")
    #expect(
      steps.contains {
        $0
          == "Add Sources/App/Home/HomeComponent+Profile.swift and 4 more to \(WiredApp.project) in Xcode. Its format was not recognized."
      })
    #expect(try app.text(WiredApp.project) == text + " /* HomeRouter.swift */")
  }
}
