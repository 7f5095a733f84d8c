import Foundation
import RIBsTestSupport
import Testing

@Suite("The option --source", .showsOutput)
struct HazardOptionTests {
  private let tool = Tool("ribs-inspect")

  @Test(arguments: [["check"], []]) func `a folder without a router is refused by name`(
    command: [String]
  ) throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script("root Root"), to: "t.jsonl")
    let file = try scratch.write(Array("struct Nothing {}\n".utf8), to: "Nothing.swift")
    let outcome = try tool.run(command + [trace, "--source", file])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("no router found below \(file)"))
    #expect(outcome.errors.contains("Give the folder with the app's sources."))
  }

  @Test func `a report never replaces a source file`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script("root Root"), to: "t.jsonl")
    let file = try scratch.write(Array("class HomeRouter {}\n".utf8), to: "HomeRouter.swift")
    let outcome = try tool.run(["check", trace, "--source", file, "-o", file])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("is the source"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "class HomeRouter {}\n")
  }
}
