import Breaking
import Foundation

/// The live page's scripts in the copy, of which one has a mutant at a time.
///
/// The program embeds the page when it is built. The copy's program reads it from the folder when it starts, so a
/// mutant is a file that is replaced, and nothing is built for it.
struct BrokenPage: Sendable {
  private let package: URL
  private let scripts: [Script]

  private struct Script: Sendable {
    let url: URL
    let source: String
    let broken: BrokenScript
  }

  var mutants: [Mutant] { scripts.flatMap(\.broken.mutants) }

  private static let folder = "Sources/RIBsLive/Page"
  /// The list of the page's files, which the copy has another one of.
  private static let list = "Sources/RIBsLive/Report/PageFiles+All.swift"
  private static let listSource = """
    import Foundation

    extension PageFiles {
      /// The page as it stands in its folder.
      static let all: PageFiles = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("Page")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return PageFiles(
          files: names.sorted().map { name in
            let content = try? Data(contentsOf: folder.appendingPathComponent(name))
            return File(name: name, bytes: [UInt8](content ?? Data()))
          })
      }()
    }

    """

  init(package: URL) throws {
    self.package = package
    let folder = package.appendingPathComponent(Self.folder)
    var scripts: [Script] = []
    var number = 1
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".js") {
      let url = folder.appendingPathComponent(name)
      let source = try String(contentsOf: url, encoding: .utf8)
      let broken = BrokenScript(
        source: source, file: "\(Self.folder)/\(name)", firstNumber: number)
      number += broken.mutants.count
      scripts.append(Script(url: url, source: source, broken: broken))
    }
    self.scripts = scripts
  }

  /// Builds the tests, with a program that reads the page from its folder.
  func build() throws {
    let list = package.appendingPathComponent(Self.list)
    if (try? String(contentsOf: list, encoding: .utf8)) != Self.listSource {
      try Self.listSource.write(to: list, atomically: true, encoding: .utf8)
    }
    _ = try Subprocess.output("swift", ["build", "--build-tests"], in: package)
  }

  /// Writes a mutant in the place of its file.
  func put(_ mutant: Mutant) throws {
    guard let script = script(of: mutant) else { return }
    try script.broken.text(breaking: mutant.number)
      .write(to: script.url, atomically: true, encoding: .utf8)
  }

  /// Writes the file of a mutant as it was.
  func restore(_ mutant: Mutant) throws {
    guard let script = script(of: mutant) else { return }
    try script.source.write(to: script.url, atomically: true, encoding: .utf8)
  }

  private func script(of mutant: Mutant) -> Script? {
    scripts.first { $0.broken.mutants.first?.file == mutant.file }
  }

  // MARK: Syntax

  /// Whether this machine has Node.js, which tells whether a script can be read.
  static let hasNode =
    (try? Subprocess.output("sh", ["-c", "command -v node"], in: URL(fileURLWithPath: "/"))) != nil

  /// Whether a script with a mutant can be read as a module.
  func canBeRead(_ mutant: Mutant) throws -> Bool {
    guard Self.hasNode, let script = script(of: mutant) else { return true }
    let file = package.appendingPathComponent(".build/mutant.mjs")
    try script.broken.text(breaking: mutant.number)
      .write(to: file, atomically: true, encoding: .utf8)
    let status = try Subprocess.status(
      URL(fileURLWithPath: "/usr/bin/env"), ["node", "--check", file.path], in: package,
      environment: [:], log: package.appendingPathComponent(".build/mutant.log"), limit: 60)
    return status == 0
  }
}
