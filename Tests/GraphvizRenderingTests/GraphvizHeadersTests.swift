#if os(Linux)
  import Foundation
  import RIBsTestSupport
  import Testing

  @Suite("The declarations of CGraphviz")
  struct GraphvizHeadersTests {
    @Test func `agree with the headers of the installed Graphviz`() async throws {
      let root = Repository.root
      let flags = try await Tool(at: "/usr/bin/env").runAside(["pkg-config", "--cflags", "libgvc"])
      let sources = root.appendingPathComponent("Sources/CGraphviz").path
      let compiled = try await Tool(at: "/usr/bin/env").runAside(
        ["clang", "-std=c11", "-fsyntax-only", "-Wno-nullability-completeness"]
          + ["-I\(sources)", "-I\(sources)/include"]
          + flags.output.split { $0.isWhitespace }.map(String.init)
          + [root.appendingPathComponent("Tests/GraphvizRenderingTests/Headers/Compare.c").path])
      #expect(compiled.status == 0, "\(compiled.errors)")
    }
  }
#endif
