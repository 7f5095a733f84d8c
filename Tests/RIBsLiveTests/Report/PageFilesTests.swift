import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

@Suite("The page's files")
struct PageFilesTests {
  private static let folder = Repository.root.appendingPathComponent("Sources/RIBsLive/Page")

  @Test func `all of them are built into the program`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(PageFiles.all.files.map(\.name) == names)
    for file in PageFiles.all.files {
      let content = try Data(contentsOf: Self.folder.appendingPathComponent(file.name))
      #expect(Data(file.bytes) == content, "\(file.name)")
    }
  }

  @Test func `modules are joined behind those that they import`() throws {
    let files = PageFiles(files: [
      PageFiles.File(
        name: "a.js",
        bytes: Array("import { b } from \"./b.js\";\nimport { c } from \"./c.js\";\nb(c);\n".utf8)),
      PageFiles.File(
        name: "b.js", bytes: Array("import { c } from \"./c.js\";\nexport function b() {}\n".utf8)),
      PageFiles.File(name: "c.js", bytes: Array("export const c = 1;\n".utf8)),
    ])
    #expect(try files.joinedModules(from: "a.js") == "const c = 1;\n\nfunction b() {}\n\nb(c);\n\n")
  }

  @Test func `modules that import each other are refused`() {
    let files = PageFiles(files: [
      PageFiles.File(name: "a.js", bytes: Array("import { b } from \"./b.js\";\n".utf8)),
      PageFiles.File(name: "b.js", bytes: Array("import { a } from \"./a.js\";\n".utf8)),
    ])
    #expect(throws: ReportPage.Failure.self) { try files.joinedModules(from: "a.js") }
  }

  /// The modules share one scope in a report.
  @Test func `no two modules declare the same name`() throws {
    let script = try PageFiles.all.joinedModules(from: "main.js")
    let names = script.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /(?:async )?(?:function|class|const|let) (\w+)/).map {
        String($0.output.1)
      }
    }
    #expect(names.count > 50)
    #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }
}
