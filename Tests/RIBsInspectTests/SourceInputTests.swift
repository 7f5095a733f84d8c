import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect source, on odd input", .showsOutput)
struct SourceInputTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let manager = FileManager.default

  init() throws {
    scratch = try Scratch()
    try ShopFiles.write(to: scratch)
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.run(["source", "-q"] + arguments, in: scratch.folder.path)
  }

  private func makeFolder(_ name: String) throws {
    try manager.createDirectory(
      atPath: scratch.path(name), withIntermediateDirectories: true)
  }

  @Test func `a path that does not exist is named`() throws {
    let outcome = try run("Nowhere")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "ribs-inspect: Nowhere: there is no such file or folder. Give the folder with the app's sources.\n"
    )
  }

  @Test func `a file that does not parse is named, and the rest is read`() throws {
    _ = try scratch.write("struct Broken {\n  func f( {\n".utf8, to: "Broken.swift")
    let outcome = try run(".")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("\n? inconclusive: 1 warning\n"))
    #expect(outcome.output.contains("note   Broken.swift:2: this does not parse as Swift."))
    #expect(try run(".", "--fail-on", "warning").status == 1)
    #expect(try run(".", "--allow-incomplete").status == 0)
    #expect(try run(".", "--exclude", "Broken.swift").status == 0)
  }

  @Test func `a file that is not UTF-8 is named, and read all the same`() throws {
    let router = ShopFiles.router("Root", attaching: "Home", note: "log(\"é\")")
    let latin = router.utf8.split(separator: 0xC3).joined(separator: [])
    _ = try scratch.write(latin, to: "RootRouter.swift")
    let outcome = try run(".")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("RootRouter.swift: the file is not UTF-8 text."))
    #expect(outcome.output.contains("warning  unguarded-attach"))
  }

  @Test func `an empty file, a binary one and a mark at the beginning do no harm`() throws {
    let clean = try run(".").output
    _ = try scratch.write([], to: "Empty.swift")
    let router = Array("\u{FEFF}".utf8) + ShopFiles.router("Root", attaching: "Home").utf8
    _ = try scratch.write(router, to: "RootRouter.swift")
    let outcome = try run(".")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").dropFirst() == clean.split(separator: "\n").dropFirst())
    _ = try scratch.write((0..<4096).map { UInt8($0 * 7 % 256) }, to: "Binary.swift")
    #expect(try run(".").status == 3)
  }

  @Test func `links that lead in circles end, and a file is read once`() throws {
    let clean = try run(".").output
    try makeFolder("deep/deeper")
    for (link, target) in [
      ("deep/up", ".."), ("deep/deeper/top", "../.."), ("self", "."),
      ("Copy.swift", "RootRouter.swift"),
    ] {
      try manager.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: target)
    }
    let outcome = try run(".")
    #expect(outcome.status == 0 && outcome.output == clean)
  }

  @Test func `links that lead nowhere or in circles are named, and the rest is read`() throws {
    for (link, target) in [
      ("Feature", "gone"), ("A.swift", "A.swift"), ("B.swift", "gone.swift"),
      // These lead to no source, or to none that is read.
      ("notes.md", "gone"), ("Pods", "gone"), ("HomeTests", "gone"), ("HomeMock.swift", "gone"),
    ] {
      try manager.createSymbolicLink(atPath: scratch.path(link), withDestinationPath: target)
    }
    let outcome = try run(".")
    #expect(outcome.status == 3)
    let notes = outcome.output.split(separator: "\n").filter { $0.hasPrefix("note ") }
    #expect(
      notes == [
        "note   A.swift: the links lead in a circle, and it was left out. Remove it,",
        "note   B.swift: the link leads nowhere, and it was left out. Remove it, restore",
        "note   Feature: the link leads nowhere, and it was left out. Remove it, restore",
      ])
    #expect(try run(".", "--exclude", "?.swift", "--exclude", "Feature").status == 0)
    #expect(try run("A.swift").errors.contains("A.swift: the links lead in a circle."))
    #expect(try run("Feature").errors.contains("Feature: the link leads nowhere."))
  }

  @Test func `a folder given twice, or inside another, is read once`() throws {
    let once = try run(".").output
    let twice = try run(".", ".")
    #expect(twice.output.contains("2 files · 83 lines · 2 RIBs"), "\(once)")
    try makeFolder("App/Home")
    try manager.moveItem(
      atPath: scratch.path("RootRouter.swift"), toPath: scratch.path("App/Home/RootRouter.swift"))
    try manager.moveItem(
      atPath: scratch.path("Others.swift"), toPath: scratch.path("App/Others.swift"))
    for paths in [
      ["App", "App/Home"], ["App/Home", "App"], ["App/Home/RootRouter.swift", "App"],
    ] {
      let outcome = try tool.run(["source", "-q"] + paths, in: scratch.folder.path)
      #expect(outcome.output.contains("2 files · 83 lines · 2 RIBs"), "\(paths)")
    }
  }

  @Test func `the order of the paths does not change the findings`() throws {
    for name in ["App", "Kit"] { try makeFolder(name) }
    try manager.moveItem(
      atPath: scratch.path("RootRouter.swift"), toPath: scratch.path("App/RootRouter.swift"))
    try manager.moveItem(
      atPath: scratch.path("Others.swift"), toPath: scratch.path("Kit/Others.swift"))
    let (one, other) = (try run("App", "Kit").output, try run("Kit", "App").output)
    #expect(one.split(separator: "\n").dropFirst() == other.split(separator: "\n").dropFirst())
  }

  @Test(
    .enabled(if: Unprivileged.isPossible, "no other user can run the program"),
    // Neither may be listed, or only listed.
    arguments: [0o000, 0o744])
  func `a folder that cannot be read is named, and the rest is read`(permissions: Int) throws {
    func allow(_ permissions: Int, of name: String) throws {
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: scratch.path(name))
    }
    try makeFolder("Secret")
    try manager.copyItem(
      atPath: scratch.path("RootRouter.swift"), toPath: scratch.path("Secret/RootRouter.swift"))
    try allow(permissions, of: "Secret")
    try allow(0o755, of: ".")
    defer { try? allow(0o700, of: "Secret") }
    func run(_ path: String) throws -> Tool.Outcome {
      try Unprivileged.run(tool, ["source", "-q", path], in: scratch.folder.path)
    }
    let outcome = try run(".")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("Secret: the folder cannot be read and was left out."))
    let alone = try run("Secret")
    #expect(alone.status == 2 && alone.errors.contains("the folder cannot be read."))
  }

  @Test func `tests and mocks are read only if asked for`() throws {
    _ = try scratch.write("final class FakeRouter: Router<X> {}\n".utf8, to: "FakeRouterMock.swift")
    try makeFolder("ShopTests")
    _ = try scratch.write(
      "final class OtherRouter: Router<X> {}\n".utf8, to: "ShopTests/OtherRouter.swift")
    #expect(try run(".").output.contains("2 files · 83 lines · 2 RIBs"))
    #expect(try run(".", "--include-tests").output.contains("4 files · 85 lines · 4 RIBs"))
  }

  @Test(arguments: [["source", "."], ["init", "--dry-run"], ["doctor"]])
  func `a manifest that is nested too deeply costs nothing else`(command: [String]) throws {
    let scratch = try Scratch()
    let deep = String(repeating: "(", count: 60_000) + String(repeating: ")", count: 60_000)
    _ = try scratch.write("let package = Package(targets: \(deep))\n".utf8, to: "Package.swift")
    _ = try scratch.write(Self.root.utf8, to: "App/RootRouter.swift")
    let outcome = try Tool("ribs-inspect").run(command, in: scratch.folder.path)
    #expect([0, 1, 3].contains(outcome.status), "\(outcome.errors)")
    if command[0] == "source" {
      #expect(outcome.status == 3 && outcome.output.contains("Package.swift"))
      #expect(outcome.output.contains("more than 1000 brackets"))
    }
  }

  @Test(arguments: [
    ("let a = ", "[", "1", "]"), ("let a: ", "[", "Int", "]"), ("let a = ", "[", "1", ": 2]"),
    ("let a = ", "[ // [\n", "1", "]"), ("let a = f(", "[(", "1", ")]"),
    ("let a: ", "[A<", "Int", ">]"),
    ("func f() { if case ", "[", "b", "] = a {} }"),
  ])
  func `a file with lists in lists that the parser takes hours for is left out`(
    lead: String, open: String, middle: String, close: String
  ) throws {
    let scratch = try Scratch()
    let code = String(repeating: open, count: 60) + middle + String(repeating: close, count: 60)
    _ = try scratch.write("\(lead)\(code)\n".utf8, to: "Data.swift")
    _ = try scratch.write(Self.root.utf8, to: "RootRouter.swift")
    let outcome = try Tool("ribs-inspect").run(["source", "."], in: scratch.folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("Data.swift: the file has more than 12 lists in each other"))
    #expect(outcome.output.contains("Root"))
  }

  @Test func `deep data that the parser reads at once is read`() throws {
    let scratch = try Scratch()
    let file = """
      let a = \(String(repeating: "[\"k\": ", count: 60))1\(String(repeating: "]", count: 60))
      let b = \(String(repeating: "[f { ", count: 60))1\(String(repeating: " }]", count: 60))
      let c = \(String(repeating: "[[", count: 5))1\(String(repeating: "]]", count: 5))
      \(String(repeating: "// of [0, 10)\n", count: 60))
      \(String(repeating: "let url = URL(string: \"https://example.com\")!\n", count: 1_200))
      func red() { \(String(repeating: "print(\"\\u{1B}[31m\")\n", count: 60)) }
      """
    _ = try scratch.write(file.utf8, to: "Data.swift")
    _ = try scratch.write(Self.root.utf8, to: "RootRouter.swift")
    let outcome = try Tool("ribs-inspect").run(["source", "."], in: scratch.folder.path)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private static let root =
    "import ModernRIBs\nfinal class RootRouter: Router<RootInteractable> {}\n"
}
