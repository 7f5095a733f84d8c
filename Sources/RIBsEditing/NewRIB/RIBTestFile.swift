import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The tests of a new RIB: a double tap, the way back, and what stays behind.
struct RIBTestFile {
  let names: RIBNames
  let child: ChildInterface
  /// The class with which tests make the child's builder, or which is one.
  let mock: [String]
  let parent: RIBParts
  let style: CodeStyle
  let members: ParentMembers
  let tests: RIBRequest.TestTarget
  let isViewless: Bool
  let writer: MockWriter
  /// The names by which the parent's router knows its interactor and its view.
  let aliases: [String]
  /// Whether the router's initializer leaves it to its caller to give the interactor its router.
  let wiresRouter: Bool

  /// The file's name.
  var name: String { "\(names.rib)Tests.swift" }

  /// The tests of the child in its parent. What they need of the parent are mocks.
  ///
  /// - Parameters:
  ///   - initializer: The parameters of the parent's router, without the new one.
  ///   - labels: The labels before the new parameter.
  ///   - screen: How the parent shows the child's view.
  /// - Throws: ``MockWriter/Obstacle`` if the parent needs something that has no mock.
  func text(
    _ initializer: [FunctionParameterSyntax], labels: [String], screen: ShownScreen?
  ) throws(MockWriter.Obstacle) -> String {
    guard let router = parent.router, let interactable = parent.interactable else {
      throw MockWriter.Obstacle(reason: "\(parent.rib.name) has no protocol for its interactor")
    }
    var mocks: [String] = []
    var mocked: Set<String> = []
    var arguments: [String] = []
    func addBuilder() {
      arguments.append("\(members.builder): \(child.testBuilder(""))")
    }
    if labels.isEmpty { addBuilder() }
    for parameter in initializer {
      let type = parameter.type.baseName
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      if type == interactable.lastName || type == aliases.first {
        arguments.append("\(label)\(wiresRouter ? "interactor" : "InteractableMock()")")
        mocks += try interactableMock(type) + [""]
      } else if type == parent.viewControllable?.lastName || type == aliases.dropFirst().first {
        arguments.append("\(label)ViewMock()")
        mocks += try viewMock(type, screen) + [""]
      } else if parameter.defaultValue == nil {
        if parameter.type.isOptional {
          arguments.append("\(label)nil")
        } else if let closure = parameter.type.emptyClosure {
          arguments.append("\(label)\(closure)")
        } else {
          arguments.append("\(label)\(type)Mock()")
          if mocked.insert(type).inserted {
            mocks += try writer.mock("\(type)Mock", of: type, base: nil, members: []) + [""]
          }
        }
      }
      if parameter.firstName.text == labels.last { addBuilder() }
    }
    let made =
      ["\(router.lastName)("] + arguments.dropLast().map { "    \($0)," }
      + [arguments.last.map { "    \($0)" } ?? "", ")"]
    let body = tests.framework == .xctest ? xctest(made, mocks) : swiftTesting(made, mocks)
    return body
  }

  /// A mock of the parent's interactor that passes on what the child says, as the interactor does.
  private func interactableMock(_ type: String) throws(MockWriter.Obstacle) -> [String] {
    try writer.mock(
      "InteractableMock", of: type, base: "Interactor",
      members: ["func \(child.end)() { router?.\(members.detach)() }"]
        + child.events.map { "\($0) {}" },
      without: [child.listener],
      weak: Set([parent.routing?.lastName, parent.listener?.lastName].compactMap { $0 }))
  }

  private func viewMock(_ type: String, _ screen: ShownScreen?) throws(MockWriter.Obstacle)
    -> [String]
  {
    let shows = screen.map { screen in
      [screen.show, screen.hide].map {
        "func \($0)(\(screen.showLabel.isEmpty ? "_ " : "")viewController: \(style.any("ViewControllable"))) {}"
      }
    }
    let own =
      parent.viewKind == .headless
      ? "let uiviewController: RIBViewController = HeadlessViewController()"
      : "lazy var uiviewController = MainActor.assumeIsolated { UIViewController() }"
    return try writer.mock(
      "ViewMock", of: type, base: nil,
      members: [own] + (screen?.isAdded ?? false ? shows ?? [] : []),
      without: isViewless ? Set([child.viewControllable].compactMap { $0 }) : [])
  }

  // MARK: Frameworks

  private var modules: [String] {
    let views = parent.viewMember == nil || parent.viewKind == .headless ? [] : ["UIKit"]
    let own = Set([style.runtime] + (tests.linksChecks ? ["RIBsTesting"] : []) + views)
    // What the requirements of a mock name comes from where its protocol is declared.
    return own.union(writer.modules).subtracting([parent.rib.module]).sorted()
  }

  private func imports(_ framework: String) -> String {
    (modules + [framework]).sorted().map { "import \($0)\n" }.joined()
      + "\n@testable import \(parent.rib.module)\n\n"
  }

  private func indented(_ lines: [String]) -> String { style.inScope(lines) }

  private var route: String { members.route }

  private func steps(_ check: (_ isAttached: Bool) -> String, freed: String) -> [(
    name: String, title: String, lines: [String]
  )] {
    let make = "let router = makeRouter()"
    let tap = "router.\(route)()"
    let close =
      child.closing.map {
        "(router.children.first?.interactable as? \(child.interactor))?.\($0)()"
      } ?? "router.\(members.detach)()"
    return [
      (
        "aDoubleTapAttachesOneChild", "A double tap attaches one \(names.rib).",
        [make, tap, tap, check(true), "router.\(members.detach)()"]
      ),
      (
        "closingDetaches", "Closing \(names.rib) detaches it, and it can be opened again.",
        [make, tap, close, check(false), tap, check(true), "router.\(members.detach)()"]
      ),
      (
        "aSecondDetachChangesNothing", "A second detach changes nothing.",
        [make, tap, "router.\(members.detach)()", "router.\(members.detach)()", check(false)]
      ),
      (
        "nothingKeepsItAlive", "Nothing keeps \(names.rib) alive once it is detached.",
        [
          make, tap, "weak var child: AnyObject?", "child = router.children.first",
          "router.\(members.detach)()", freed,
        ]
      ),
    ]
  }

  private func swiftTesting(_ made: [String], _ mocks: [String]) -> String {
    let suite = tests.linksChecks ? ["@Suite(.checksRIBTree)"] : []
    var lines =
      [
        "/// \(parent.rib.name) attaches \(names.rib), and detaches it again."
      ] + suite + ["@MainActor", "struct \(names.rib)Tests {"]
    let all = steps(
      { $0 ? "#expect(router.children.count == 1)" : "#expect(router.children.isEmpty)" },
      freed: "#expect(child == nil)")
    for (name, title, body) in all {
      lines += ["    @Test(\"\(title)\")", "    func \(name)() {"]
      lines += body.map { "        \($0)" } + ["    }", ""]
    }
    lines += maker(made) + nested(mocks) + ["}", ""] + mock
    return imports("Testing") + indented(lines)
  }

  private func xctest(_ made: [String], _ mocks: [String]) -> String {
    var lines = [
      "/// \(parent.rib.name) attaches \(names.rib), and detaches it again.",
      "@MainActor", "final class \(names.rib)Tests: XCTestCase {",
    ]
    if tests.linksChecks {
      lines += [
        "    override func setUp() async throws {", "        checkRIBTree()", "    }", "",
      ]
    }
    let all = steps(
      {
        $0 ? "XCTAssertEqual(router.children.count, 1)" : "XCTAssertTrue(router.children.isEmpty)"
      },
      freed: "XCTAssertNil(child)")
    for (name, title, body) in all {
      lines += [
        "    /// \(title)", "    func test\(name.prefix(1).uppercased() + name.dropFirst())() {",
      ]
      lines += body.map { "        \($0)" } + ["    }", ""]
    }
    lines += maker(made) + nested(mocks) + ["}", ""] + mock
    return imports("XCTest") + indented(lines)
  }

  private func maker(_ made: [String]) -> [String] {
    guard let router = parent.router else { return [] }
    return [
      "    private func makeRouter() -> \(router.name) {"
    ] + (wiresRouter ? wired(made) : made).map { "        \($0)" } + ["    }"]
  }

  /// The parent's builder gives the interactor its router.
  private func wired(_ made: [String]) -> [String] {
    ["let interactor = InteractableMock()"]
      + [made.first.map { "let router = \($0)" } ?? ""] + made.dropFirst()
      + ["interactor.router = router", "return router"]
  }

  /// The mocks, where they cannot have the names of others.
  private func nested(_ mocks: [String]) -> [String] {
    [""] + mocks.dropLast().map { $0.isEmpty ? "" : "    \($0)" }
  }
}
