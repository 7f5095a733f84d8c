import ExclusiveObservation
import Foundation
import RIBsTestSupport
import Testing

/// Every page is found by itself, and each block of code is run, compiled or read by its kind.
@Suite("The pages of the documentation", .exclusiveObservation, .showsOutput)
struct PagesTests {
  private static let pages = Result { try Page.all(in: Repository.root) }

  /// No pages if they cannot be read: then the test of the pages' number fails.
  private static var all: [Page] { (try? pages.get()) ?? [] }

  @Test("Pages are found") func pages() throws {
    let pages = try Self.pages.get()
    #expect(pages.count > 15)
    let blocks = pages.flatMap(\.blocks)
    #expect(blocks.compactMap { PageCommand.commands(in: $0) }.joined().count > 40)
    for language in ["swift", "yaml", "json"] {
      #expect(blocks.contains { $0.kind == .fence(language: language) }, "\(language)")
    }
  }

  @Test("Commands run as they stand, and print what the page shows", arguments: all)
  func commands(page: Page) async throws {
    let messages = page.name == "docs/testing.md" ? await TestKitMessages.all() : []
    expectNone(try CommandCheck.complaints(about: page, messages: messages))
  }

  @Test("Options exist", arguments: all) func options(page: Page) throws {
    expectNone(try OptionCheck.complaints(about: page))
  }

  #if os(Linux)
    // On a Mac the modules of Swift Testing and XCTest belong to Xcode.
    @Test("Swift compiles", arguments: all) func swift(page: Page) throws {
      expectNone(try SwiftCheck.complaints(about: page))
    }
  #endif

  @Test("YAML is read", arguments: all) func yaml(page: Page) throws {
    expectNone(try YAMLCheck.complaints(about: page))
  }

  @Test("Traces and JSON are read", arguments: all) func traces(page: Page) throws {
    expectNone(try TraceCheck.complaints(about: page))
  }

  @Test("Links lead somewhere", arguments: all) func links(page: Page) throws {
    expectNone(try LinkCheck.complaints(about: page))
  }

  @Test("Code is of a kind that is checked, and paragraphs are short", arguments: all)
  func form(page: Page) { expectNone(FormCheck.complaints(about: page)) }

  /// Fails at the lines of the page.
  private func expectNone(_ complaints: [Complaint]) {
    for complaint in complaints {
      Issue.record(
        "\(complaint)",
        sourceLocation: SourceLocation(
          fileID: "Pages/\(complaint.page.name)", filePath: complaint.page.url.path,
          line: max(1, complaint.line), column: 1))
    }
  }
}
