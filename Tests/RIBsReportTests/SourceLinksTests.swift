import Foundation
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("Links to sources")
struct SourceLinksTests {
  private func sources(_ files: [String]) throws -> (SourceFiles, Scratch) {
    let scratch = try Scratch()
    for file in files {
      let url = scratch.folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let root = scratch.folder.path
    return (SourceFiles(root: root, workingDirectory: root), scratch)
  }

  @Test(arguments: [
    (
      "https://git.example/acme/blob/main",
      "https://git.example/acme/blob/main/App/A%20B/Router.swift#L12"
    ),
    ("https://git.example/acme/", "https://git.example/acme/App/A%20B/Router.swift#L12"),
    (
      "https://git.example/{path}?line={line}", "https://git.example/App/A%20B/Router.swift?line=12"
    ),
    (
      "vscode://file/home/me/acme/{path}:{line}",
      "vscode://file/home/me/acme/App/A%20B/Router.swift:12"
    ),
  ]) func `a call site leads to its file and line`(base: String, url: String) throws {
    let (sources, scratch) = try sources(["App/A B/Router.swift"])
    let links = try SourceLinks(base: base, sources: sources)
    #expect(links.url(of: "App/Router.swift:12") == url)
    withExtendedLifetime(scratch) {}
  }

  @Test func `a call site without a unique file has no link`() throws {
    let (sources, scratch) = try sources(["One/Router.swift", "Two/Router.swift"])
    let links = try SourceLinks(base: "https://git.example", sources: sources)
    #expect(links.url(of: "App/Router.swift:12") == nil)
    #expect(links.url(of: "App/Builder.swift:12") == nil)
    #expect(links.url(of: "somewhere") == nil)
    #expect(links.url(of: "One/Router.swift:3") == "https://git.example/One/Router.swift#L3")
    withExtendedLifetime(scratch) {}
  }

  @Test(arguments: [
    "", "github.com/acme", "javascript://x/{path}", "JavaScript:alert(1)//://", "://x",
  ])
  func `a base that is no URL or would run code is rejected`(base: String) throws {
    let (sources, scratch) = try sources([])
    let failure = #expect(throws: SourceLinks.Unusable.self) {
      try SourceLinks(base: base, sources: sources)
    }
    #expect(failure?.description.contains("https://github.com/acme/app/blob/main") == true)
    withExtendedLifetime(scratch) {}
  }
}
