import Foundation
import RIBsTestSupport
import Testing

/// Each option must change the picture.
@Suite("The options of ribs-inspect render", .showsOutput)
struct RenderOptionTests {
  /// The parts of a picture in JSON that the tests check.
  private struct Picture: Decodable {
    struct Box: Decodable {
      let id: String
      let label: String
      let x: Double
      let y: Double
    }
    let boxes: [Box]

    /// The positions of the boxes of RIBs, by their labels.
    var positions: [String: [Double]] {
      let ribs = boxes.filter { $0.id.hasPrefix("rib_") }
      return Dictionary(ribs.map { ($0.label, [$0.x, $0.y]) }) { one, _ in one }
    }
  }

  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func trace(_ text: String) throws -> String {
    try scratch.write(try script("root Root\n" + text), to: "t.jsonl")
  }

  private func picture(_ trace: String, _ options: String...) throws -> Picture {
    let outcome = try tool.run(["render", trace, "--format", "json"] + options)
    #expect(outcome.status == 0)
    return try JSONDecoder().decode(Picture.self, from: Data(outcome.output.utf8))
  }

  @Test func `a large tree is folded unless folding is turned off`() throws {
    let trace = try trace((1...200).map { "open Root Screen\($0)" }.joined(separator: "\n"))
    let folded = try picture(trace).positions.count
    #expect(folded < 200)
    #expect(try picture(trace, "--collapse", "auto").positions.count == folded)
    #expect(try picture(trace, "--collapse", "none").positions.count == 201)
  }

  @Test func `the engine decides the positions of the boxes`() throws {
    // With three children, dot puts the boxes farther apart than the tidy engine.
    let trace = try trace("open Root A\nopen A B\nopen A C\nopen A D\nopen Root E\nopen E F")
    let tidy = try picture(trace)
    #expect(try picture(trace, "--engine", "tidy").positions == tidy.positions)
    let dot = try picture(trace, "--engine", "dot")
    #expect(dot.positions.count == tidy.positions.count && dot.positions != tidy.positions)
  }

  @Test func `a stable picture has room for RIBs that are gone`() throws {
    let trace = try trace("open Root A\nopen Root B\nopen Root C\nclose Root A\ndestroy A")
    func place(_ options: String...) throws -> [Double]? {
      let outcome = try tool.run(["render", trace, "--format", "json"] + options)
      return try JSONDecoder().decode(Picture.self, from: Data(outcome.output.utf8)).positions["C"]
    }
    #expect(try place("--stable") == place("--stable", "--at", "17"))
    #expect(try place("--stable") != place())
  }

  @Test func `a moment is a time, an event or a mark`() throws {
    let trace = try trace("open Root A\nmark here\nafter 2s\nopen Root B")
    for moment in ["1s", "1500ms", "0.5s", "8", "mark:here"] {
      let labels = try picture(trace, "--at", moment).positions.keys
      #expect(labels.sorted() == ["A", "Root"], "\(moment)")
    }
    #expect(try picture(trace, "--at", "3s").positions.keys.sorted() == ["A", "B", "Root"])
    #expect(try picture(trace, "--at", "3ms").positions.keys.sorted() == ["Root"])
    for wrong in ["-1", "-1s", "mark", "1h", ""] {
      #expect(try tool.run(["render", trace, "--at=\(wrong)"]).status == 64, "\(wrong)")
    }
  }

  @Test(arguments: ["-1", "x", "1.5"])
  func `a depth that is not a number of levels is refused`(depth: String) throws {
    let outcome = try tool.run(["render", try trace(""), "--depth=\(depth)"])
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("--depth"))
  }

  @Test func `a depth of 0 shows the root alone`() throws {
    let picture = try picture(try trace("open Root A\nopen Root/A B"), "--depth", "0")
    #expect(picture.positions.keys.contains("Root"))
    #expect(!picture.positions.keys.contains("A"))
  }

  @Test(arguments: [
    ["--stable"], ["--engine", "dot"], ["--design", "vertical"], ["--flow", "Root"],
  ]) func `options that Mermaid or a tree does not support are refused before anything is written`(
    options: [String]
  ) throws {
    let file = scratch.path("tree.mmd")
    let outcome = try tool.run(["render", try trace("open Root A"), "-o", file] + options)
    #expect(outcome.status == 64 && !FileManager.default.fileExists(atPath: file))
  }

  @Test func `--format takes precedence over the file's ending`() throws {
    let file = scratch.path("tree.svg")
    let trace = try trace("open Root A")
    #expect(try tool.run(["render", trace, "-o", file, "--format", "dot"]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("digraph"))
    #expect(try tool.run(["render", trace, "-o", file]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<?xml"))
  }

  @Test func `--quiet leaves out the note about other flows`() throws {
    let trace = Repository.fixture("careers/switch-tabs").path
    let outcome = try tool.run(["render", trace, "--design", "compare"])
    #expect(outcome.errors.contains("--flow"))
    #expect(try tool.run(["render", trace, "--design", "compare", "-q"]).errors.isEmpty)
  }

  @Test func `a dash means standard output and not a file`() throws {
    let trace = try trace("open Root A\nopen Root B")
    for command in [
      ["check", trace], ["render", trace], ["flows", trace], ["log", trace, "--id", "1"],
      ["compare", trace, trace],
    ] {
      let shown = try tool.run(command, in: scratch.folder.path)
      let dashed = try tool.run(command + ["-o", "-"], in: scratch.folder.path)
      #expect(!shown.output.isEmpty && dashed.output == shown.output, "\(command[0])")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("-")))
  }
}
