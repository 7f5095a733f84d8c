import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import Testing

@testable import RIBsTesting

@Suite("The report on a test")
struct TestReportTests {
  /// Notes what is recorded.
  ///
  /// `@unchecked`: used by one task.
  private final class Notes: TestLog, @unchecked Sendable {
    let file: String? = nil
    var failures: [TreeFailure] = []
    var texts: [String] = []
    var files: [String] = []

    func record(_ failures: [TreeFailure]) async { self.failures += failures }
    func record(_ text: String) { texts.append(text) }
    func attach(_ file: VerdictFile) { files.append(file.name) }
  }

  private func report(
    _ options: RIBTreeOptions = RIBTreeOptions(grace: .milliseconds(50)),
    sizeLimit: Int = TreeCheck.sizeLimit, _ body: @Sendable () async -> Void
  ) async -> Notes {
    let check = TreeCheck(name: "test", options: options, sizeLimit: sizeLimit)
    await check.record { await body() }
    let notes = Notes()
    await TestReport(notes, name: "a test", options.picture).record(check.finish())
    return notes
  }

  @Test func `is empty where nothing is wrong`() async {
    let notes = await report {
      let shop = ShopRouter.launched()
      shop.open()
      shop.close()
    }
    #expect(notes.failures.isEmpty && notes.texts == [] && notes.files == [])
  }

  @Test func `has each cause, and the trace`() async {
    let notes = await report {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeTwice()
      shop.open()
      shop.closeAndKeep()
    }
    #expect(Set(notes.failures.map(\.issue.rule)) == ["double-detach", "leaked-child"])
    #expect(notes.failures.allSatisfy { $0.issue.path == "Shop/Page" && !$0.issue.isWarning })
    #expect(notes.texts == [] && notes.files == ["a-test.jsonl"])
  }

  @Test func `says that a recording had no room, whatever else was found`() async {
    let text =
      "The test made more events than its recording has room for, so leaks may be missing. Split the test."
    let notes = await report(sizeLimit: 10_000) {
      let shop = ShopRouter.launched()
      for _ in 0..<100 {
        shop.open()
        shop.close()
      }
    }
    #expect(notes.failures.isEmpty && notes.texts == [text] && notes.files == ["a-test.jsonl"])
    let wrong = await report(sizeLimit: 10_000) {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeTwice()
      for _ in 0..<100 {
        shop.open()
        shop.close()
      }
    }
    #expect(wrong.failures.map(\.issue.rule) == ["double-detach"] && wrong.texts == [text])
    #expect(wrong.files == ["a-test.jsonl"])
  }

  @Test func `has no trace for a warning, and a picture if one is wanted`() async {
    let twoPages = { @Sendable in
      let shop = ShopRouter.launched()
      for _ in 0..<2 { shop.attachChild(PageRouter(interactor: PageInteractor())) }
    }
    let warned = await report(RIBTreeOptions(grace: .milliseconds(50)), twoPages)
    #expect(warned.failures.map(\.issue.rule) == ["duplicate-sibling"])
    #expect(warned.failures.map(\.issue.isWarning) == [true] && warned.files == [])
    let picture = RIBTreePicture(fileExtension: "txt") { session in
      Array(session.tree.nodes.map(\.rib).joined(separator: " ").utf8)
    }
    let failed = await report(
      RIBTreeOptions(failOn: .warning, grace: .milliseconds(50), picture: picture), twoPages)
    #expect(failed.failures.map(\.issue.isWarning) == [false])
    #expect(failed.files == ["a-test.jsonl", "a-test.txt"])
    let impossible = RIBTreePicture(fileExtension: "txt") { _ in nil }
    let plain = await report(
      RIBTreeOptions(failOn: .warning, grace: .milliseconds(50), picture: impossible), twoPages)
    #expect(plain.files == ["a-test.jsonl"])
  }

  @Test func `explains a cause in the words of the text report`() async {
    let notes = await report {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
    }
    let issue = notes.failures.first?.issue
    #expect(
      issue?.description
        == "Page is still alive though it left the tree at RIBsTestingTests/Shop.swift:25. ShopRouter.kept still refers to it."
    )
    #expect(issue?.testDescription == issue?.description)
    #expect(
      issue?.details == """
        error  leaked-child
          RIB    Shop/Page
          held   by ShopRouter.kept[0] → PageRouter
          see    RIBsTestingTests/Shop.swift:20: Page was attached here
          fix    Remove it from ShopRouter.kept where Page is detached.
        """)
    // The call that took the RIB off the tree, in this file's package.
    let place = notes.failures.first?.place
    #expect(place?.fileID == "RIBsTestingTests/Shop.swift" && place?.line == 25)
  }
}
