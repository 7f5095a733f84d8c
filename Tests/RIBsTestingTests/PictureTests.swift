import InstrumentedRIBs
import RIBsTestingPictures
import Testing

@testable import RIBsTesting

@Suite("The files of a test that fails")
struct PictureTests {
  @Test func `are the trace, and the picture if one is asked for`() async throws {
    let check = TreeCheck(name: "a test", options: RIBTreeOptions(grace: .milliseconds(50)))
    await check.record {
      let shop = ShopRouter.launched()
      shop.open()
      shop.open()
    }
    let verdict = try #require(await check.finish().first)
    #expect(VerdictFile.all(verdict, nil, name: "a test").map(\.name) == ["a-test.jsonl"])

    let files = VerdictFile.all(verdict, .graphviz, name: "a test")
    #expect(files.map(\.name) == ["a-test.jsonl", "a-test.svg"])
    let svg = try #require(files.last.map { String(decoding: $0.bytes, as: UTF8.self) })
    for part in ["<svg", "Shop", "Page", "lost-child"] { #expect(svg.contains(part)) }
  }

  @Test(arguments: [("a/b: “c” ../d", "a-b-c-d"), ("…", "trace")])
  func `have names that any file system takes`(name: String, file: String) async throws {
    let check = TreeCheck(name: name, options: RIBTreeOptions())
    let verdict = try #require(await check.finish().first)
    #expect(VerdictFile.all(verdict, nil, name: name).map(\.name) == ["\(file).jsonl"])
  }
}
