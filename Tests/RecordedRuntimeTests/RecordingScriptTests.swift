import Foundation
import RIBsTestSupport
import Testing

@Suite("The script that adds the recording lines to uber/RIBs")
struct RecordingScriptTests {
  private let scratch: Scratch
  private let package: UberPackage

  init() throws {
    scratch = try Scratch()
    package = try UberPackage(in: scratch.folder)
  }

  @Test func `adds lines to each file once, and removes them again`() throws {
    let before = try package.sources()
    #expect(try package.script().status == 0)
    let changed = try package.sources()
    #expect(before.filter { changed[$0.key] == $0.value }.isEmpty)

    let second = try package.script()
    #expect(second.status == 0 && second.output.contains("has the recording lines already"))
    #expect(try package.sources() == changed)

    let undo = try package.script("--undo")
    #expect(undo.status == 0, "\(undo.errors)")
    #expect(try package.sources() == before)
    #expect(try package.script("--undo").output.contains("has no recording lines"))
  }

  @Test func `takes nothing of the source away`() throws {
    let before = try package.sources()
    #expect(try package.script().status == 0)
    for (name, source) in try package.sources() {
      var rest = source[...]
      // The one line that changes says which tools read the manifest.
      for character in before[name, default: ""].replacingOccurrences(of: "5.5", with: "6.1") {
        guard let index = rest.firstIndex(of: character) else {
          Issue.record("\(name) lost something")
          break
        }
        rest = rest[rest.index(after: index)...]
      }
    }
  }

  @Test func `recognises a place whatever its white space`() throws {
    try package.edit(
      "RIBs/Classes/Router.swift", "public final func attachChild(_ child: Routing) {",
      "public  final func attachChild(\n    _ child : any Routing\n  )\n  {")
    #expect(try package.script().status == 0)
  }

  @Test func `refuses what it does not recognise, names all of it, and writes nothing`() throws {
    try package.edit("RIBs/Classes/Router.swift", "didLoadFlag = true", "isLoaded = true")
    try package.edit("RIBs/Classes/Worker/Worker.swift", "    didStop()", "    stopped()")
    try package.edit("Package.swift", "name: \"RIBs\"", "name: \"Ribs\"")
    let before = try package.sources()
    let outcome = try package.script()
    #expect(outcome.status == 1)
    for part in [
      "nothing was changed", "RIBs/Classes/Router.swift: `didLoadFlag = true` is not there.",
      "By hand: Call routerRecord?.willLoad() once, before didLoad().",
      "RIBs/Classes/Worker/Worker.swift: `didStop()` is not there.",
      "Package.swift: `.target(name: \"RIBs\"` is not there.", "docs/uber-ribs.md",
    ] {
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
    #expect(try package.sources() == before)
  }

  @Test func `refuses a place that is there twice`() throws {
    try package.edit(
      "RIBs/Classes/Interactor.swift", "isActiveSubject.onNext(true)",
      "isActiveSubject.onNext(true)\n    isActiveSubject.onNext(true)")
    let before = try package.sources()
    let outcome = try package.script()
    #expect(outcome.status == 1 && outcome.errors.contains("is there 2 times"))
    #expect(try package.sources() == before)
  }

  @Test func `refuses routers that belong to another actor than the main one`() throws {
    try package.edit(
      "RIBs/Classes/Router.swift", "open class Router<", "@DatabaseActor\nopen class Router<")
    let outcome = try package.script()
    #expect(outcome.status == 1 && outcome.errors.contains("`@DatabaseActor`"))
  }

  @Test func `refuses a checkout of which half is recorded`() throws {
    try package.edit(
      "RIBs/Classes/Interactor.swift", "import RxSwift", "import RIBsRecording\nimport RxSwift")
    let before = try package.sources()
    let outcome = try package.script()
    #expect(outcome.status == 1 && outcome.errors.contains("recorded already"))
    #expect(try package.sources() == before)
  }

  @Test func `says what to add where a manifest is too old or missing`() throws {
    let advice = ".product(name: \"RIBsRecording\", package: \"ribs-inspect\")"
    let manifest = package.checkout.appendingPathComponent("Package.swift")
    try package.edit("Package.swift", "swift-tools-version:5.5", "swift-tools-version:5.1")
    let old = try package.script()
    #expect(old.status == 0 && old.output.contains("is older than tools 5.5"))
    #expect(old.output.contains(advice))
    #expect(try !String(contentsOf: manifest, encoding: .utf8).contains("RIBsRecording"))

    #expect(try package.script("--undo").status == 0)
    try FileManager.default.removeItem(at: manifest)
    let missing = try package.script()
    #expect(missing.status == 0 && missing.output.contains("Package.swift is not there"))
    #expect(missing.output.contains(advice))
  }

  @Test func `refuses a folder without uber RIBs`() throws {
    let outcome = try UberPackage.script.run([package.folder.appendingPathComponent("App").path])
    #expect(outcome.status == 1 && outcome.errors.contains("Router.swift is not there"))
  }
}
