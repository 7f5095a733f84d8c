import Foundation
import RIBsTestSupport
import Testing

@Suite("The inputs of ribs-inspect doctor", .showsOutput)
struct DoctorInputTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func doctor(_ arguments: String...) throws -> Tool.Outcome {
    try DoctorSetup.doctor(arguments, in: scratch.folder.path)
  }

  @Test func `a trace that is missing cannot be read, and the rest is looked at`() throws {
    _ = try scratch.write(try script("root Root\nend exit"), to: "there.jsonl")
    let outcome = try doctor("none.jsonl", "there.jsonl", "nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\n✗ 2 inputs cannot be read"))
    #expect(
      outcome.output.contains(
        "unread  inputs\n  none.jsonl cannot be used.\n  fix    No such file or folder."))
    #expect(outcome.output.contains("✓ 1 trace, "))
  }

  @Test func `a named file that is no trace cannot be read`() throws {
    _ = try scratch.write("{\"word\":\"RIB\"}\n".utf8, to: "words.jsonl")
    #expect(try doctor("words.jsonl").status == 2)
    #expect(try doctor().status == 0)
  }

  @Test func `what nobody named and cannot be read is worth a remark, unless it is a trace`() throws
  {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: scratch.path("gone"), withDestinationPath: "nowhere")
    _ = try scratch.write("import UIKit\n".utf8, to: "App.swift")
    let link = try doctor()
    #expect(link.status == 0)
    #expect(link.output.contains("remark  inputs\n  1 path cannot be looked at.\n"))
    #expect(link.output.contains("where  gone: the link leads nowhere, and it was left out\n"))
    try manager.createSymbolicLink(atPath: scratch.path("t.jsonl"), withDestinationPath: "nowhere")
    let trace = try doctor()
    #expect(trace.status == 2)
    #expect(trace.output.contains("unread  inputs\n  t.jsonl cannot be used.\n"))
  }

  @Test func `a config and a baseline that are named and missing cannot be read`() throws {
    let config = try doctor("--config", "none.yml")
    #expect(config.status == 2)
    #expect(config.output.contains("unread  config\n  none.yml cannot be used.\n"))
    let baseline = try doctor("--baseline", "none.json")
    #expect(baseline.status == 2)
    #expect(baseline.output.contains("unread  baseline\n  none.json cannot be read.\n"))
  }

  @Test func `the working directory is looked at without builds and other people's code`() throws {
    for folder in [".build/debug", "Pods/Chat", "node_modules/words"] {
      _ = try scratch.write(Data(), to: "\(folder)/t.jsonl")
      _ = try scratch.write("import RIBs".utf8, to: "\(folder)/App.swift")
    }
    let bare = try doctor()
    #expect(bare.status == 0)
    #expect(bare.output.contains("No trace and no Swift file is here"))
    _ = try scratch.write(Data(), to: "traces/t.jsonl")
    #expect(try doctor().output.contains("where  traces/t.jsonl\n"))
  }

  @Test func `a compressed trace and standard input are traces`() throws {
    let trace = try scratch.write(try script("root Root\nend exit"), to: "t.jsonl")
    #expect(try Tool(at: "/usr/bin/env").run(["gzip", trace]).status == 0)
    #expect(try doctor().output.hasPrefix("ribs-inspect 0.1.0 · 1 trace\n✓ nothing is wrong\n"))
    let input = Data(try script("root Root\nend exit"))
    let piped = try Tool("ribs-inspect").run(
      ["doctor", "-"], in: scratch.folder.path, input: input)
    #expect(piped.output.hasPrefix("ribs-inspect 0.1.0 · 1 trace\n"))
  }

  @Test func `one session of a trace can be looked at`() throws {
    let second = #"{"type":"trace","version":1}"# + "\n" + #"{"type":"end","t":1,"reason":"exit"}"#
    let trace = try script("root Root\nend exit") + Array("\(second)\n".utf8)
    _ = try scratch.write(trace, to: "t.jsonl")
    #expect(try doctor("--session", "1").status == 0)
    #expect(try doctor("--session", "2").output.contains("A trace has no event about a RIB."))
    #expect(try doctor("--session", "9").status == 64)
  }

  @Test func `what a config has too much of is shown up to a limit`() throws {
    let keys = (1...200).map { "key\($0): \(String(repeating: "x", count: 2_000))\n" }.joined()
    _ = try scratch.write(keys.utf8, to: ".ribs-inspect.yml")
    let outcome = try doctor()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("✗ 200 things are wrong"))
    #expect(outcome.output.contains("… and 150 more\n"))
    let key = String(repeating: "k", count: 100_000)
    _ = try scratch.write("\(key): 1\n".utf8, to: ".ribs-inspect.yml")
    #expect(try doctor().output.utf8.count < 4_000)
  }

  @Test func `of many places some are named`() throws {
    for number in 1...9 { _ = try scratch.write(Data(), to: "t\(number).jsonl") }
    let outcome = try doctor()
    #expect(outcome.output.contains("9 traces are empty."))
    #expect(outcome.output.contains("         t5.jsonl\n         and 4 more\n"))
  }

  @Test func `Swift that does not parse is worth a remark`() throws {
    _ = try scratch.write("import RIBs\nfunc (\n".utf8, to: "Broken.swift")
    let outcome = try doctor()
    #expect(outcome.output.contains("remark  inputs\n  1 Swift file cannot be parsed in full.\n"))
    #expect(outcome.output.contains("where  Broken.swift:2"))
  }

  @Test func `files of a project that are broken are no obstacle`() throws {
    _ = try scratch.write("{ objects = 7".utf8, to: "App.xcodeproj/project.pbxproj")
    _ = try scratch.write("[1, 2".utf8, to: "Package.resolved")
    _ = try scratch.write("let package = Package(name: ".utf8, to: "Package.swift")
    _ = try scratch.write("<EnvironmentVariable key = \"RIBS".utf8, to: "App.xcscheme")
    _ = try scratch.write(String(repeating: "(", count: 100_000).utf8, to: "Sub/Package.swift")
    _ = try scratch.write("import RIBs\n".utf8, to: "App.swift")
    let outcome = try doctor()
    #expect(outcome.status == 1 && outcome.output.contains("Nothing starts a recorder."))
  }

  @Test(.enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
  func `JSON says the same, sorted and by its schema`() throws {
    var outputs: [String] = []
    for name in ["healthy", "release", "suppression", "lost-events", "config-key"] {
      outputs.append(try DoctorSetup(name: name).doctor(["--format", "json"]).output)
    }
    outputs.append(try doctor("none.jsonl", "--format", "json").output)
    let schema = try Tool("ribs-inspect").run(["schema", "doctor"]).output
    let complaints = try SchemaValidator(schema.utf8).complaints(outputs.map { Array($0.utf8) })
    #expect(complaints.count == outputs.count && complaints.allSatisfy { $0 == nil })
    for state in ["unread", "wrong", "remark", "fine"] {
      #expect(outputs.contains { $0.contains("\"state\": \"\(state)\"") }, "\(state)")
    }
    try expectGolden(outputs[1], "release.json")
  }
}
