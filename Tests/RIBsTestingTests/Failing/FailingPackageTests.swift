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
    /// Parts of its text, or of its text in one line.
    let parts: [String]
    var isKnown = false

    init(_ source: String, _ parts: String..., isKnown: Bool = false) {
      (self.source, self.parts, self.isKnown) = (source, parts, isKnown)
    }

    func matches(_ failure: TestEvents.Failure) -> Bool {
      failure.source?.contains(source) == true && failure.isKnown == isKnown
        && parts.allSatisfy { failure.text.contains($0) || failure.words.contains($0) }
    }
  }

  private static let lostCart = Expected(
    "attachChild(cart)", "error  lost-child", "Cart is attached to Shop at Shop/ShopRouter.swift:",
    "another Cart replaced it in the property that held it", "RIB    Shop/Cart",
    "fix    Guard the route, `guard child == nil else { return }`")
  private static let doubleDetach = Expected(
    "detachChild(profile)", "error  double-detach", "it was detached already at",
    "see    Shop/ShopRouter.swift:", "fix    Clear the reference where the child is detached")
  private static let retained = Expected(
    "attachChild(profile)", "error  retained-object",
    "ProfileInteractor, the interactor of Profile, was still alive")
  private static let keptWish = Expected(
    "attachChild(wish)", "error  leaked-child", "ShopRouter.wishes still refers to it.")

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
    "a note": [Expected("attachChild(TabRouter(", "warning  duplicate-sibling")],
    "a kept RIB": [keptWish],
    "another tree": [
      Expected(
        "expectTree(", "  Shop\n- ├─ Cart  viewless\n- ├─ Tab  viewless\n+ └─ Profile  viewless"),
      Expected("#expect(shop.tree == \"Shop\")", "└─ Profile  viewless"),
      Expected(
        "expectTree(", "Line 2 of the expected tree has no name", "The tree is:\nShop\n└─ Profile"),
    ],
    "a flow that leaves a RIB": [
      Expected(
        "#expect(left == [])", "Shop/Profile, attached at Shop/ShopRouter.swift:",
        "held by ShopRouter.profile")
    ],
    "growth()": [
      Expected(
        "await repeating(20)", "RIBs pile up:\nTab: 10 alive after 10 rounds, 20 after 20.",
        "attached at Shop/ShopRouter.swift:", "held only as a child of its parent")
    ],
    "growth in a closure": [
      Expected(
        "await repeating(6)", "Profile: 3 alive after 3 rounds, 6 after 6.",
        "ProfileInteractor held by no property of a router or interactor: look for a closure"),
      retained,
    ],
    "growth without a check": [
      Expected("await repeating(20)", "Write @Test(.checksRIBTree), or in an XCTestCase")
    ],
    "a part of a test": [doubleDetach],
    "a leak on another runtime": [
      Expected(
        "func `a leak on another runtime`", "error  leaked-child",
        "ForeignRouter.detail still refers to it.")
    ],
    "a known issue": [
      Expected("attachChild(cart)", "error  lost-child", "The cart is overwritten", isKnown: true)
    ],
    "a known issue of a whole test": [
      Expected("attachChild(cart)", "error  lost-child", isKnown: true)
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
      }
      for expected in expected {
        let isThere = failures.contains(where: expected.matches)
        #expect(isThere, "\(test): \(expected)")
      }
    }
    #expect(Set(events.failures.keys) == Set(Self.expected.keys))
    #expect(events.tests.isSuperset(of: ["a flow that closes", "a tree stays up"]))

    // The trace of a test that failed is attached to it, and the command says the same of it.
    let trace = scratch.folder.appendingPathComponent("a-lost-child.jsonl")
    let check = try Tool("ribs-inspect").run(["check", trace.path])
    #expect(check.status == 1 && check.output.contains("lost-child"), "\(check.errors)")
  }

  private func failInXCTest() async throws {
    let run = try await package.runXCTest()
    #expect(run.status != 0)
    let app = "Tests/FailingPackage/Sources/Shop/ShopRouter.swift:"
    let test = "Tests/FailingPackage/Tests/ShopXCTests/ShopXCTests.swift:"
    let expected: [(file: String, test: String, text: String)] = [
      (test, "BaseClassTests.testAnotherTree", "- └─ Profile  viewless"),
      (test, "BaseClassTests.testCheckOfAPart", "checks tests of Swift Testing only"),
      (test, "BaseClassTests.testGrowth", "Tab: 10 alive after 10 rounds, 20 after 20."),
      (app, "BaseClassTests.testLostChild", "error  lost-child"),
      (test, "FixtureTests.testKeptPageIsDetachedTwice", "error  double-detach"),
      (app, "OneLineTests.testDoubleDetach", "error  double-detach"),
      (app, "OneLineTests.testRetainedInteractor", "error  retained-object"),
    ]
    // Failures begin with a path and end where the next line of XCTest's own begins.
    let output = run.output + run.errors
    let failures = output.components(separatedBy: Repository.root.path + "/").dropFirst()
    #expect(failures.count == expected.count, "\(output)")
    for (failure, expected) in zip(failures, expected) {
      #expect(failure.hasPrefix(expected.file) && failure.contains(": error: \(expected.test) :"))
      #expect(failure.contains(expected.text))
    }
    // Only one of the class's tests has nothing to check.
    #expect(output.contains("RIBsTesting: A test made no RIB"))
    // XCTest on Linux has no attachments, so the output names the file.
    #if !canImport(ObjectiveC)
      #expect(output.contains("RIBsTesting/OneLineTests-testDoubleDetach.jsonl has what"))
    #endif
  }
}
