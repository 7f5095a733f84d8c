#if os(Linux)
  import Foundation
  import RIBsTestSupport
  import Testing

  @Suite("A machine without Graphviz", .showsOutput)
  struct WithoutGraphvizTests {
    private let tool = Tool("ribs-inspect")
    private let trace = Repository.fixture("home-flow/back-goes-forward").path

    @Test(arguments: [
      ["summary"], ["check"], ["render", "--format", "mermaid"], ["flows"], ["report"],
    ]) func `shows everything but pictures`(command: [String]) throws {
      let scratch = try Scratch()
      let report = command == ["report"] ? ["-o", scratch.path("report.html")] : []
      let present = try tool.run(command + [trace] + report)
      let absent = try run(command + [trace] + report, in: scratch)
      #expect(absent.status == present.status)
      #expect(absent.output == present.output)
    }

    @Test(arguments: ["svg", "png", "pdf", "dot"])
    func `is told what to install for a picture, and keeps the old one`(ending: String) throws {
      let scratch = try Scratch()
      let picture = try scratch.write("old".utf8, to: "tree.\(ending)")
      let outcome = try run(["render", trace, "-o", picture], in: scratch)
      #expect(outcome.status == 70)
      #expect(outcome.errors.contains("Graphviz, which draws the pictures, cannot be loaded"))
      #expect(outcome.errors.contains("apt install graphviz"))
      #expect(try String(contentsOfFile: picture, encoding: .utf8) == "old")
    }

    @Test func `is not needed to start`() throws {
      let linked = try Tool(at: "/usr/bin/ldd").run([tool.path])
      #expect(linked.status == 0)
      #expect(!linked.output.contains("libgvc") && !linked.output.contains("libcgraph"))
    }

    /// Runs the command where the loader finds files that are no libraries in place of libgvc.
    private func run(_ arguments: [String], in scratch: Scratch) throws -> Tool.Outcome {
      for name in ["libgvc.so", "libgvc.so.6", "libgvc.so.7"] {
        _ = try scratch.write("".utf8, to: name)
      }
      return try tool.run(arguments, environment: ["LD_LIBRARY_PATH": scratch.folder.path])
    }
  }
#endif
