import Foundation
import RIBsTestSupport
import Testing

@Suite("Tests that must fail")
struct FailingPackageTests {
  private let package = FailingPackage()

  /// A failure as it must be.
  private struct Expected {
    /// A part of the line of source at which it is recorded.
    let source: String
    /// A part of its first line.
    let sentence: String
    /// Parts of its text, or of its text in one line.
    let parts: [String]
    var isKnown = false
    var isWarning = false

    init(_ source: String, _ sentence: String, _ parts: String...) {
      (self.source, self.sentence, self.parts) = (source, sentence, parts)
    }

    var known: Expected {
      var expected = self
      expected.isKnown = true
      return expected
    }

    var warning: Expected {
      var expected = self
      expected.isWarning = true
      return expected
    }

    func matches(_ failure: TestEvents.Failure) -> Bool {
      failure.source?.contains(source) == true && failure.sentence.contains(sentence)
        && failure.isKnown == isKnown && failure.isWarning == isWarning
        && parts.allSatisfy { failure.text.contains($0) || failure.words.contains($0) }
    }
  }

  private static let lostCart = Expected(
    "attachChild(cart)", "Cart is attached to Shop at Shop/ShopRouter.swift:",
    "another Cart replaced it in the property that held it", "error  lost-child",
    "RIB    Shop/Cart", "fix    Guard the route, `guard child == nil else { return }`")
  private static let doubleDetach = Expected(
    "detachChild(profile)", "Profile is detached from Shop at Shop/ShopRouter.swift:",
    "it was detached already at", "error  double-detach",
    "fix    Clear the reference where the child is detached")
  /// At the call that took the RIB off the tree.
  private static let retained = Expected(
    "detachChild(profile)", "ProfileInteractor, the interactor of Profile, was still alive",
    "error  retained-object", "see    Shop/ShopRouter.swift:")
  private static let keptWish = Expected(
    "detachChild(wish)", "Wish is still alive though it left the tree at",
    "ShopRouter.wishes still refers to it.", "error  leaked-child", "see    Shop/ShopRouter.swift:",
    "Wish was attached here")
  private static let twoTabs = Expected(
    "attachChild(TabRouter(", "within a second of another Tab from the same line",
    "warning  duplicate-sibling")

  private static let expected: [String: [Expected]] = [
    "a lost child": [lostCart],
    "a double detach": [doubleDetach],
    "a retained interactor": [retained],
    "two causes and an error": [
      doubleDetach, lostCart, Expected("func `two causes and an error`", "CancellationError"),
    ],
    "arguments(taps:)": [lostCart],
    "crowd(number:)": Array(repeating: keptWish, count: 100),
    "no RIB": [Expected("func `no RIB`", "made no RIB that could be recorded")],
    "a note": [twoTabs],
    "a kept RIB": [keptWish],
    "another tree": [
      Expected(
        "expectTree(", "The tree is not as expected.",
        "  Shop\n- ├─ Cart  viewless\n- ├─ Tab  viewless\n+ └─ Profile  viewless"),
      Expected("#expect(shop.tree == \"Shop\")", "Expectation failed", "└─ Profile  viewless"),
      Expected(
        "expectTree(", "Line 2 of the expected tree has no name", "The tree is:\nShop\n└─ Profile"),
    ],
    "a flow that leaves a RIB": [
      Expected(
        "#expect(left == [])", "Expectation failed",
        "Shop/Profile, attached at Shop/ShopRouter.swift:", "held by ShopRouter.profile")
    ],
    "growth()": [
      Expected(
        "await repeating(20)", "RIBs pile up:", "Tab: 10 alive after 10 rounds, 20 after 20.",
        "attached at Shop/ShopRouter.swift:", "held only as a child of its parent")
    ],
    "growth in a closure": [
      Expected(
        "await repeating(6)", "RIBs pile up:", "Profile: 3 alive after 3 rounds, 6 after 6.",
        "ProfileInteractor held by no property that could be read. Look for a closure"),
      retained,
    ],
    "growth without a check": [
      Expected("await repeating(20)", "Write @Test(.checksRIBTree), or in an XCTestCase")
    ],
    "a part of a test": [doubleDetach],
    "a leak on another runtime": [
      Expected(
        "func `a leak on another runtime`", "ForeignRouter.detail still refers to it.",
        "error  leaked-child")
    ],
    "a known issue": [lostCart.known],
    "a known issue of a whole test": [lostCart.known],
    "a tree stays up": [twoTabs.warning],
    "the same mocked child twice": [
      Expected(
        "attachChild(page)", "PageRoutingMock is attached to Menu at", "error  double-attach")
    ],
    "two mocked children": [
      Expected(
        "attachChild(page)", "another PageRoutingMock replaced it in the property that held it",
        "error  lost-child")
    ],
    "a known issue of a part": [keptWish.known],
    "a mistake in a part": [keptWish],
    "a warning": [twoTabs.warning],
    "a rule that does not exist": [
      Expected(
        "@Test(.ignoresRIBRules(\"duplicate-siblings\"))", "There is no rule 'duplicate-siblings'")
    ],
    "a known issue as a trait": [keptWish.known],
    "a known issue that is mended": [
      Expected("@Test(.knownRIBIssue(", "Known issue was not recorded", "The wish is kept")
    ],
  ]

  /// One test, for all of it needs the build.
  @Test
  func
    `fail where a mistake is made, as often as it has causes, in the words of the report`()
    async throws
  {
    let build = try await package.build()
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    let output = (build.output + build.errors).split(separator: "\n")
    #expect(output.filter { $0.contains("warning:") } == [])
    try await failInSwiftTesting()
    try await failInXCTest()
  }

  private func failInSwiftTesting() async throws {
    let scratch = try Scratch()
    let events = try await package.runSwiftTesting(attachments: scratch.folder)
    for (test, failures) in events.failures {
      let expected = Self.expected[test] ?? []
      #expect(failures.count == expected.count, "\(test): \(failures)")
      // Two traits may record theirs in any order.
      for failure in failures {
        let isExpected = expected.contains { $0.matches(failure) }
        #expect(isExpected, "\(test): \(failure)")
        let lines = failure.text.split(separator: "\n")
        #expect(Set(lines).count == lines.count, "\(test): said twice in \(failure.text)")
      }
      for expected in expected {
        let isThere = failures.contains(where: expected.matches)
        #expect(isThere, "\(test): \(expected)")
      }
    }
    #expect(Set(events.failures.keys) == Set(Self.expected.keys))
    #expect(events.tests.isSuperset(of: ["a flow that closes", "a tree stays up"]))

    // The attachments of a parameterised test have the names of its cases.
    let attached = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(attached.contains("arguments-taps-2.jsonl"), "\(attached)")

    // The trace of a test that failed is attached to it, and the command says the same of it.
    let trace = scratch.folder.appendingPathComponent("a-lost-child.jsonl")
    let check = try Tool("ribs-inspect").run(["check", trace.path])
    #expect(check.status == 1 && check.output.contains("lost-child"), "\(check.errors)")
  }

  private func failInXCTest() async throws {
    let run = try await package.runXCTest()
    #expect(run.status != 0)
    let app = "Tests/FailingPackage/Sources/Shop/ShopRouter.swift:"
    let menu = "Tests/FailingPackage/Sources/Shop/MenuRouter.swift:"
    let test = "Tests/FailingPackage/Tests/ShopXCTests/ShopXCTests.swift:"
    let expected: [(file: String, test: String, text: String)] = [
      (test, "BaseClassTests.testAnotherTree", "The tree is not as expected."),
      (test, "BaseClassTests.testCheckOfAPart", "withRIBTreeChecks checks tests of Swift Testing"),
      (test, "BaseClassTests.testGrowth", "RIBs pile up:"),
      (app, "BaseClassTests.testLostChild", "Cart is attached to Shop at"),
      (test, "FixtureTests.testKeptPageIsDetachedTwice", "Router is detached from Router at"),
      (app, "OneLineTests.testDoubleDetach", "Profile is detached from Shop at"),
      (app, "OneLineTests.testRetainedInteractor", "ProfileInteractor, the interactor of Profile"),
      (app, "OwnObjectsTests.testLocalRouterKeepsWish", "Wish is still alive though it left"),
      (menu, "OwnObjectsTests.testMockedChildIsReplaced", "PageRoutingMock is attached to Menu at"),
    ]
    // Failures begin with a path and end where the next line of XCTest's own begins.
    let output = run.output + run.errors
    let failures = output.components(separatedBy: Repository.root.path + "/").dropFirst()
    let errors = failures.filter { $0.contains(": error: ") }
    #expect(errors.count == expected.count, "\(output)")
    for (failure, expected) in zip(errors, expected) {
      let isInPlace = failure.hasPrefix(expected.file)
      let first = failure.prefix { $0 != "\n" }
      let isSaid =
        first.contains(": error: \(expected.test) : ") && first.contains(expected.text)
      #expect(isInPlace && isSaid, "\(failure)")
    }
    let warnings = failures.filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1 && warnings.first?.hasPrefix(app) == true, "\(warnings)")
    // Only one of the class's tests has nothing to check.
    #expect(output.contains("RIBsTesting: A test made no RIB"))
    // XCTest on Linux has no attachments, so the output names the file.
    #if !canImport(ObjectiveC)
      #expect(output.contains("/OneLineTests-testDoubleDetach.jsonl has what"))
    #endif
  }
}
