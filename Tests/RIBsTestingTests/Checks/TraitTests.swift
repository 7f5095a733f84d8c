import InstrumentedRIBs
import RIBsRecorder
import Testing

@testable import RIBsTesting

@Suite("The traits of a test")
struct TraitTests {
  private static let grace = Duration.milliseconds(50)

  /// What the check of this test fails with, after the sentence of each issue.
  private func sentences(
    _ checks: RIBTreeChecks = .checksRIBTree(grace: Self.grace),
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    return await issues {
      try await checks.provideScope(for: test, testCase: Test.Case.current, performing: body)
    }.map { issue in
      let found = issue.error as? RIBTreeIssue
      return (found?.isWarning == true ? "warning: " : "")
        + (found?.rule ?? issue.error.map { "\($0)" } ?? "")
    }
  }

  @Sendable static func leak() {
    let shop = ShopRouter.launched()
    shop.open()
    shop.closeAndKeep()
  }

  @Sendable private static func twoPages() {
    let shop = ShopRouter.launched()
    for _ in 0..<2 { shop.attachChild(PageRouter(interactor: PageInteractor())) }
  }

  private static let nothing =
    "The test made no RIB that could be recorded, so nothing was checked. An app on another runtime starts a TreeProbe in its test. A test without RIBs needs no check."

  @Test func `check it`() async throws {
    #expect(try await sentences { Self.leak() } == ["leaked-child"])
    #expect(try await sentences { ShopRouter.launched().open() } == [])
    #expect(try await sentences { Self.twoPages() } == ["warning: duplicate-sibling"])
    #expect(
      try await sentences(.checksRIBTree(failOn: .warning, grace: Self.grace)) { Self.twoPages() }
        == ["duplicate-sibling"])
  }

  @Test func `refuse a check of nothing`() async throws {
    #expect(try await sentences {} == [Self.nothing])
    // An error is enough.
    #expect(try await sentences { throw CancellationError() } == ["CancellationError()"])
    let probed = try await sentences {
      await MainActor.run { _ = OldRouter.probed() }
    }
    #expect(probed == [])
  }

  @Test func `check a test that throws, and pass its error on`() async throws {
    let found = try await sentences {
      Self.leak()
      throw CancellationError()
    }
    #expect(found == ["leaked-child", "CancellationError()"])
  }

  @Test func `check once if there are several`() async throws {
    let test = try #require(Test.current)
    let inner = RIBTreeChecks.checksRIBTree(reusable: ["Page"], grace: Self.grace)
    let found = try await sentences {
      try await inner.provideScope(for: test, testCase: nil) { Self.leak() }
    }
    // The outermost checks, with the options of the innermost trait, and this test has none.
    #expect(found == ["leaked-child"])
  }

  @Test(.checksRIBTree(failOn: .info), .checksRIBTree(reusable: ["Page"]))
  func `take the options of the innermost`() { Self.leak() }

  @Test(.checksRIBTree, .knownRIBIssue("leaked-child", in: "Shop/*", "The page is kept"))
  func `name a known issue`() { Self.leak() }

  @Test(
    .checksRIBTree, .knownRIBIssue("leaked-child", isIntermittent: true),
    .knownRIBIssue("double-detach", in: "**/Page"))
  func `name several known issues, some of which do not always occur`() {
    let shop = ShopRouter.launched()
    shop.open()
    shop.closeTwice()
  }

  @Test(.checksRIBTree(failOn: .warning), .ignoresRIBRules("duplicate-sibling"))
  func `leave a rule out`() { Self.twoPages() }

  @Test(.checksRIBTree) func `pass with a warning`() { Self.twoPages() }

  @Test(.checksRIBTree, .keepsRIBs("Shop", "Pa*")) func `let a RIB stay`() { Self.leak() }

  @Test func `match an issue by its rule and its path`() {
    func issue(_ rule: String, _ path: String) -> RIBTreeIssue {
      RIBTreeIssue(rule: rule, path: path, message: "", details: "", isWarning: false)
    }
    let known = KnownRIBIssue.knownRIBIssue("lost-child", in: "Shop/*")
    #expect(known.matches(issue("lost-child", "Shop/Cart")))
    #expect(!known.matches(issue("lost-child", "Shop/Cart/Item")))
    #expect(!known.matches(issue("double-detach", "Shop/Cart")))
    #expect(KnownRIBIssue.knownRIBIssue("lost-child").matches(issue("lost-child", "Shop/A/B")))
    #expect(!known.isIntermittent)
    #expect(KnownRIBIssue.knownRIBIssue("lost-child", isIntermittent: true).isIntermittent)
  }

  @Test func `name rules that exist`() {
    #expect(KnownRIBIssue.knownRIBIssue("lost-child").mistake == nil)
    #expect(
      KnownRIBIssue.knownRIBIssue("lost").mistake
        == "There is no rule 'lost'. `ribs-inspect rules` lists all rules.")
  }

  @Test(.knownRIBIssue("lost")) func `are refused if a known issue's rule does not exist`()
    async throws
  {
    let found = try await sentences { ShopRouter.launched().open() }
    #expect(found.first == "There is no rule 'lost'. `ribs-inspect rules` lists all rules.")
    let part = await failures { await withRIBTreeChecks { ShopRouter.launched().open() } }
    #expect(part == ["There is no rule 'lost'. `ribs-inspect rules` lists all rules."])
  }

  @Test func `are those of each test of a suite`() {
    #expect(RIBTreeChecks.checksRIBTree.isRecursive)
    #expect(KnownRIBIssue.knownRIBIssue("lost-child").isRecursive)
    #expect(RIBTreeAllowance.keepsRIBs("A").isRecursive)
  }
}

@Suite("The traits of a suite", .checksRIBTree, .knownRIBIssue("leaked-child"))
struct SuiteTraitTests {
  @Test func `need no RIB in each test`() {}
  @Test func `need not occur in each test`() { ShopRouter.launched().open() }
  @Test func `apply to each test`() { TraitTests.leak() }
}

@Suite("The allowances of a suite", .checksRIBTree, .keepsRIBs("Page"))
struct SuiteAllowanceTests {
  @Test func `are those of each test`() { TraitTests.leak() }
  @Test(.checksRIBTree(failOn: .info)) func `hold whatever options it has`() { TraitTests.leak() }
}

@Suite("A check of a part of a test")
struct PartTests {
  private let quick = RIBTreeOptions(grace: .milliseconds(50))

  private func rules(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async -> [String] {
    await issues(body).map { issue in
      issue.error.map { ($0 as? RIBTreeIssue)?.rule ?? "\($0)" } ?? ""
    }
  }

  @Test func `finds what is wrong in it, and tears the tree down`() async {
    let found = await rules {
      await withRIBTreeChecks(quick) {
        let shop = ShopRouter.launched()
        shop.open()
        shop.closeTwice()
      }
    }
    #expect(found == ["double-detach"])
    let holder = Holder()
    let kept = await rules {
      await withRIBTreeChecks(quick) { holder.keep(ShopRouter.launched()) }
    }
    #expect(kept == ["leaked-child"])
    holder.release()
  }

  @Test func `has options of its own`() async {
    let found = await rules {
      await withRIBTreeChecks(RIBTreeOptions(reusable: ["Page"], grace: .milliseconds(50))) {
        let shop = ShopRouter.launched()
        shop.open()
        shop.closeAndKeep()
      }
      await withRIBTreeChecks(RIBTreeOptions(ignoredRules: ["nothing"])) {
        ShopRouter.launched().open()
      }
    }
    #expect(
      found == [
        "There is no rule 'nothing', so it cannot be ignored. `ribs-inspect rules` lists all rules."
      ])
  }

  @Test func `reports what is wrong before an error that it passes on`() async {
    let found = await rules {
      try await withRIBTreeChecks(quick) {
        let shop = ShopRouter.launched()
        shop.open()
        shop.closeTwice()
        throw CancellationError()
      }
    }
    #expect(found == ["double-detach", "CancellationError()"])
  }

  @Test func `refuses a part without RIBs`() async {
    let nothing = await rules { await withRIBTreeChecks(quick) {} }
    #expect(nothing.count == 1 && nothing[0].hasPrefix("The test made no RIB"))
  }

  @Test(.checksRIBTree) func `refuses a part without RIBs in a checked test`() async {
    let shop = ShopRouter.launched()
    shop.open()
    let nothing = await rules { await withRIBTreeChecks(quick) {} }
    #expect(nothing.count == 1 && nothing[0].hasPrefix("The test made no RIB"))
    // An attach or a detach is something to check.
    #expect(await rules { await withRIBTreeChecks(quick) { shop.close() } } == [])
  }

  @Test(.checksRIBTree) @MainActor
  func `takes RIBs of another runtime for something to check`() async {
    let probe = OldRouter.probed()
    #expect(await rules { await withRIBTreeChecks(quick) { probe.sample() } } == [])
  }

  @Test(.checksRIBTree) func `leaves the tree up in a checked test`() async {
    let shop = ShopRouter.launched()
    #expect(await rules { await withRIBTreeChecks(quick) { shop.open() } } == [])
    #expect(shop.tree == "Shop\n└─ Page  viewless")
  }
}
