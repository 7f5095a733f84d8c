import Foundation
import RIBsSource
import RIBsTestSupport
import Testing

@testable import ribs_inspect

@Suite("The tables of the config's keys")
struct GeneratedFilesTests {
  @Test func `docs/config.md lists the keys that are declared`() throws {
    let path = "docs/config.md"
    let (start, end) = ("these tables anew -->\n", "<!-- end of keys -->")
    let page = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    let head = try #require(page.range(of: start)).upperBound
    let tail = try #require(page.range(of: end)).lowerBound
    let tables =
      "\n\(Self.table("key", ConfigFile.keys))\nA suppression has keys of its own:\n\n"
      + "\(Self.table("key of `suppress`", SuppressionDraft.keys))\nSo has a runtime:\n\n"
      + "\(Self.table("key of `runtime`", OwnRuntime.keys))\n"
    try expectGenerated(
      page[..<head] + tables + page[tail...], in: path, from: "the declaration of the config's keys"
    )
  }

  private static func table<Subject>(_ title: String, _ keys: [ConfigKey<Subject>]) -> String {
    let rows = keys.map { "| `\($0.name)` | \($0.value) | \($0.summary) |\n" }
    return "| \(title) | value | what it decides |\n| --- | --- | --- |\n\(rows.joined())"
  }
}
