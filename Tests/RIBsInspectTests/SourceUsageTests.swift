import Foundation
import RIBsTestSupport
import Testing

/// What `source` refuses before it reads anything.
@Suite("ribs-inspect source, used wrongly", .showsOutput)
struct SourceUsageTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let swift = Array("struct Nothing {}\n".utf8)

  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String..., in folder: String? = nil) throws -> Tool.Outcome {
    try tool.run(["source"] + arguments, in: folder ?? scratch.folder.path)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path(name), withIntermediateDirectories: true)
  }

  @Test(arguments: ["", "failOn: warning\n"])
  func `without a path and without sources in the config, it reads the working directory`(
    config: String
  ) throws {
    if !config.isEmpty { _ = try scratch.write(config.utf8, to: ".ribs-inspect.yml") }
    let empty = try run()
    #expect(empty.status == 2 && empty.errors.contains("no router found below ."))
    _ = try scratch.write("final class HomeRouter: Router<Home> {}\n".utf8, to: "Home.swift")
    let outcome = try run()
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("The working directory: 1 file · 1 line · 1 RIB"))
  }

  @Test func `the folders of the config are relative to it`() throws {
    try makeFolder("app/deep")
    try makeFolder("app/Features")
    _ = try scratch.write(swift, to: "app/Features/A.swift")
    _ = try scratch.write("sources: [Features]\n".utf8, to: "app/.ribs-inspect.yml")
    let above = try run(in: scratch.path("app/deep"))
    #expect(above.status == 2 && above.output.isEmpty)
    #expect(above.errors.contains("no router found below ../Features"))
    let named = try run("--config", "app/.ribs-inspect.yml")
    #expect(named.errors.contains("no router found below app/Features"))
    let path = try run("app/deep", "--config", "app/.ribs-inspect.yml")
    #expect(!path.errors.contains("Features"))
  }

  @Test(arguments: [
    ("sources: Features", "'sources' has to be a list"),
    ("sources:\n- [Features]", "an item of 'sources' has to be a single value"),
    ("source: [Features]", "has no key 'source'"),
  ]) func `a mistake in the config is named with its line`(config: String, message: String) throws {
    _ = try scratch.write("\(config)\n".utf8, to: ".ribs-inspect.yml")
    let outcome = try run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".ribs-inspect.yml:"))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a path without a router is said to have none`() throws {
    _ = try scratch.write(swift, to: "A.swift")
    for format in [[], ["--format", "json", "-q"]] {
      let outcome = try tool.run(["source", "A.swift"] + format, in: scratch.folder.path)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("ribs-inspect: no router found below A.swift: expected"))
    }
  }

  @Test func `an output that is a source file, the config, the baseline or a trace is refused`()
    throws
  {
    try makeFolder("App")
    _ = try scratch.write(swift, to: "App/A.swift")
    _ = try scratch.write("{}".utf8, to: "base.json")
    _ = try scratch.write("sources: [App]\n".utf8, to: "c.yml")
    _ = try scratch.write("".utf8, to: "t.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.txt"), withDestinationPath: "App/A.swift")
    for arguments in [
      ["App", "-o", "App/A.swift"], ["App/A.swift", "-o", "link.txt"],
      ["App", "--format", "json=link.txt"], ["App", "--write-baseline", "App/A.swift"],
      ["--config", "c.yml", "-o", "link.txt"], ["App", "--config", "c.yml", "-o", "c.yml"],
      ["App", "--baseline", "base.json", "-o", "base.json"],
      ["App", "-o", "t.jsonl", "--trace", "t.jsonl"],
    ] {
      let outcome = try tool.run(["source"] + arguments, in: scratch.folder.path)
      #expect(outcome.status == 64 && outcome.output.isEmpty, "\(arguments): \(outcome.errors)")
      #expect(
        outcome.errors.contains("writing there would destroy it. Name another file."),
        "\(arguments): \(outcome.errors)")
    }
    let kept = FileManager.default.contents(atPath: scratch.path("App/A.swift"))
    #expect(kept == Data(swift))
  }

  @Test(arguments: [
    (["--format", "sari"], "--format"), (["--strict-baseline"], "--strict-baseline goes with"),
    (["--fail-on", "fatal"], "--fail-on"), (["--source-root", "none"], "is not a folder"),
    (["--session", "last"], "--session goes with --trace."),
    (["--includ-tests"], "Did you mean '--include-tests'?"),
    (["--format", "json", "--format", "sarif"], "Only one format can go to"),
  ]) func `a wrong option is named`(options: [String], message: String) throws {
    let outcome = try tool.run(["source", "."] + options, in: scratch.folder.path)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a baseline that cannot be read names the command that writes one`() throws {
    let outcome = try run(".", "--baseline", "none.json")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("Write one with 'ribs-inspect source --write-baseline none.json'."))
  }

  @Test func `a mistyped command gets a suggestion`() throws {
    let outcome = try tool.run(["sourc"])
    #expect(outcome.errors.contains("Did you mean 'ribs-inspect source'?"), "\(outcome.errors)")
  }
}
