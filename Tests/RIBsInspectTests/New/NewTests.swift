import Foundation
import RIBsTestSupport
import Testing

/// The built command, in a copy of the app that RIBsEditingTests has.
@Suite("ribs-inspect new", .showsOutput)
struct NewTests {
  @Test func `--dry-run prints a patch alone, and writes nothing`() throws {
    let app = try EditedApp("Plain")
    let before = try app.files
    let outcome = try app.run("new", "Profile", "--parent", "Root", "--dry-run")
    #expect(outcome.status == 0)
    #expect(try app.files == before)
    // The same patch leads to the same files as --yes.
    let patch = try app.scratch.write(outcome.output.utf8, to: "new.patch")
    let applied = try EditedApp("Plain")
    let apply = try Tool(at: "/usr/bin/env").run(["git", "apply", patch], in: applied.folder)
    #expect(apply.status == 0, "\(apply.errors)")
    let written = try app.run("new", "Profile", "--parent", "Root", "--yes")
    #expect(written.status == 0)
    #expect(written.output == outcome.output)
    #expect(try app.files == applied.files)
  }

  @Test func `--export-templates writes a template for the app's runtime, and replaces nothing`()
    throws
  {
    let app = try EditedApp("Plain")
    let outcome = try app.run("new", "--export-templates", "Templates")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("makes RIBs that import ModernRIBs."))
    let router = "Templates/RIB.xctemplate/ownsView/___FILEBASENAME___Router.swift"
    let written = try app.files
    #expect(written[router]?.contains("import ModernRIBs") == true)
    #expect(try app.run("new", "--export-templates", "Templates").status == 0)
    #expect(try app.files == written)
    try "ours".write(toFile: "\(app.folder)/\(router)", atomically: true, encoding: .utf8)
    let refused = try app.run("new", "--export-templates", "Templates")
    #expect(refused.status == 70)
    #expect(refused.errors.contains("the file is there already. Move it away."))
    #expect(try app.files[router]?.hasSuffix("ours") == true)
  }

  @Test(arguments: [
    ([], "Missing expected argument '<name>'"), (["Profile"], "'--parent <rib>'"),
    (["Profile", "--parent", "Root", "--export-templates", "A"], "leave out its name"),
    (["--export-templates", "A", "--install-xcode-templates"], "exclude each other"),
    (["Profile", "--parent", "Root", "--set", "a"], "'a' is no value"),
    (["Profile", "--parent", "Root", "--set", "a=b"], "add --templates <folder>"),
    (["Profile", "--parent", "Root", "--templates", "A", "--ui", "uikit"], "leave out --ui"),
  ])
  func `says what is missing`(_ arguments: [String], _ words: String) throws {
    let app = try EditedApp("Plain")
    let outcome = try Tool("ribs-inspect").run(["new"] + arguments, in: app.folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words))
  }

  @Test func `makes RIBs from a team's templates, which it lists`() throws {
    let app = try EditedApp("Plain")
    // Ours are templates like any other.
    #expect(try app.run("new", "--export-templates", "Templates").status == 0)
    let templates = "\(app.folder)/Templates"
    let list = try Tool("ribs-inspect").run(["new", "--list", "--templates", templates])
    #expect(list.status == 0)
    #expect(list.output.contains("--set ownsView=true or false; by default true\n"))
    #expect(list.output.contains("  Default: ___FILEBASENAME___Builder.swift, "))
    let new = [
      "new", "Profile", "--parent", "Root", app.folder, "--templates", "Templates", "--yes",
    ]
    let misspelt = try Tool("ribs-inspect").run(
      new + ["--set", "ownView=true"], in: app.folder)
    #expect(misspelt.status == 2)
    #expect(misspelt.errors.contains("asks for no ownView. Its options are ownsView."))
    let wrong = try Tool("ribs-inspect").run(new + ["--set", "ownsView=yes"], in: app.folder)
    #expect(wrong.errors.contains("ownsView cannot be 'yes'. Give one of true, false."))
    // Without options, a list and no templates.
    #expect(try app.run("new", "--list").output.contains("--templates <folder> adds"))
    let written = try Tool("ribs-inspect").run(new, in: app.folder)
    #expect(written.status == 0, "\(written.errors)")
    #expect(try app.files["Sources/App/Profile/ProfileRouter.swift"] != nil)
  }

  @Test func `colours the patch where colours are shown`() throws {
    let app = try EditedApp("Plain")
    let outcome = try Tool("ribs-inspect").run(
      ["new", "Profile", "--parent", "Root", "--dry-run"], in: app.folder,
      environment: ["FORCE_COLOR": "1", "NO_COLOR": ""])
    #expect(outcome.output.contains("\u{1B}[32m+    func routeToProfile()\u{1B}[0m\n"))
    #expect(
      outcome.output.contains(
        "\u{1B}[31m-        _ = RootComponent(dependency: dependency)\u{1B}[0m\n"))
    let plain = try app.run("new", "Profile", "--parent", "Root", "--dry-run").output
    #expect(outcome.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func `writes nothing where nobody can be asked, and says how`() throws {
    let app = try EditedApp("Plain")
    let before = try app.files
    let outcome = try app.run("new", "Profile", "--parent", "Root")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("Nothing was written. --yes writes these 10 files.\n"))
    #expect(try app.files == before)
  }

  @Test func `says what is left to do`() throws {
    let app = try EditedApp("Plain")
    let outcome = try app.run("new", "Profile", "--parent", "Root", "--yes")
    #expect(
      outcome.errors.hasSuffix(
        """
        Wrote 10 files. Next:
        - Call router?.routeToProfile() where the user opens Profile, such as in RootInteractor \
        (Sources/App/Root/RootInteractor.swift).

        """))
    #expect(try app.run("new", "Other", "--parent", "Root", "--yes", "--quiet").errors == "")
  }

  @Test func `a second run changes nothing`() throws {
    let app = try EditedApp("Plain")
    #expect(try app.run("new", "Profile", "--parent", "Root", "--yes").status == 0)
    let before = try app.files
    let outcome = try app.run("new", "Profile", "--parent", "Root", "--yes")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasSuffix(
        """
        ribs-inspect: Sources/App/Profile/ProfileBuilder.swift:8: ProfileDependency exists already. \
        Give the new RIB another name.
        Nothing was written.

        """))
    #expect(try app.files == before)
  }

  @Test func `suggests the parent that is meant`() throws {
    let outcome = try EditedApp("Plain").run("new", "Profile", "--parent", "Roots")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("No RIB is called Roots. The app has Root."))
    #expect(outcome.errors.contains("Did you mean 'Root'?"))
  }

  @Test func `writes its tests with the framework that is asked for`() throws {
    let app = try EditedApp("Plain")
    let path = "Tests/AppTests/ProfileTests.swift"
    #expect(
      try app.run("new", "Profile", "--parent", "Root", "--yes", "--tests", "xctest").status == 0)
    #expect(try app.files[path]?.contains("import XCTest\n") ?? false)
    let outcome = try app.run("new", "Other", "--parent", "Root", "--tests", "xctests")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Did you mean 'xctest'?"))
  }

  @Test func `has no tests where there is no target for them, and says so`() throws {
    let app = try EditedApp("Plain")
    try FileManager.default.removeItem(atPath: "\(app.folder)/Tests")
    try FileManager.default.removeItem(atPath: "\(app.folder)/Package.swift")
    let outcome = try app.run("new", "Profile", "--parent", "Root", "--yes")
    #expect(outcome.errors.contains("- No tests were written: no test target of "))
    #expect(try !app.files.keys.contains { $0.hasSuffix("ProfileTests.swift") })
  }

  @Test func `keeps the permissions of the files that it changes, and the links to them`() throws {
    let app = try EditedApp("Plain")
    let router = "\(app.folder)/Sources/App/Root/RootRouter.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: router)
    let builder = "\(app.folder)/Sources/App/Root/RootBuilder.swift"
    try FileManager.default.moveItem(atPath: builder, toPath: "\(app.folder)/builder.txt")
    try FileManager.default.createSymbolicLink(
      atPath: builder, withDestinationPath: "../../../builder.txt")
    #expect(try app.run("new", "Profile", "--parent", "Root", "--yes").status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: router)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: builder) == "../../../builder.txt")
    #expect(
      try String(contentsOfFile: "\(app.folder)/builder.txt", encoding: .utf8)
        .contains("profileBuilder: ProfileBuilder(dependency: component)"))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `writes all files or none`() throws {
    let app = try EditedApp("Plain")
    // The router's file can be written, but no file can take its place.
    let locked = "\(app.folder)/Sources/App/Root/Locked"
    try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      atPath: "\(app.folder)/Sources/App/Root/RootRouter.swift",
      toPath: "\(locked)/RootRouter.swift")
    for mode in [["-R", "a+rwX", app.scratch.folder.path], ["a-w", locked]] {
      #expect(try Tool(at: "/bin/chmod").run(mode).status == 0)
    }
    defer { _ = try? Tool(at: "/bin/chmod").run(["u+w", locked]) }
    let before = try app.files
    let outcome = try Unprivileged.run(
      Tool("ribs-inspect"), ["new", "Profile", "--parent", "Root", "--yes"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(
      outcome.errors.contains(
        "ribs-inspect: Sources/App/Root/Locked/RootRouter.swift: the file cannot be written"))
    #expect(outcome.errors.hasSuffix("Nothing was written.\n"))
    #expect(try app.files == before)
  }
}
