import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The tests of a new RIB: a double tap, the way back, and what stays behind.
struct RIBTestFile {
  let names: RIBNames
  /// What the tests import to see the RIB.
  let module: String
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
  /// The parent's interactor, if the router knows it as such and not by a protocol.
  let interactor: Declaration?

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
    guard let router = parent.router, parent.interactable != nil || interactor != nil else {
      throw MockWriter.Obstacle(reason: "\(parent.rib.name) has no protocol for its interactor")
    }
    var mocks: [String] = []
    var mocked: Set<String> = []
    var arguments: [String] = []
    var made: [String] = []
    /// What a parameter gets that is none of the RIB's own.
    func addArgument(
      _ parameter: FunctionParameterSyntax, to arguments: inout [String]
    ) throws(MockWriter.Obstacle) {
      guard parameter.defaultValue == nil else { return }
      let type = parameter.type.baseName
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      if parameter.type.isOptional {
        arguments.append("\(label)nil")
      } else if let closure = parameter.type.emptyClosure {
        arguments.append("\(label)\(closure)")
      } else {
        arguments.append("\(label)\(type)Mock()")
        guard mocked.insert(type).inserted else { return }
        mocks += try writer.mock("\(type)Mock", of: type, base: nil, members: []) + [""]
      }
    }
    func addBuilder() {
      arguments.append("\(members.builder): \(child.testBuilder(""))")
    }
    if labels.isEmpty { addBuilder() }
    for parameter in initializer {
      let type = parameter.type.baseName
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      if let interactor, type == parent.interactors.first?.lastName {
        var given: [String] = []
        for parameter in interactor.initializers.first?.signature.parameterClause.parameters ?? [] {
          try addArgument(parameter, to: &given)
        }
        made = ["let interactor = \(type)(\(given.joined(separator: ", ")))"]
        arguments.append("\(label)interactor")
      } else if type == parent.interactable?.lastName || type == aliases.first {
        arguments.append("\(label)\(wiresRouter ? "interactor" : "InteractableMock()")")
        mocks += try interactableMock(type) + [""]
      } else if type == parent.viewControllable?.lastName || type == aliases.dropFirst().first {
        arguments.append("\(label)ViewMock()")
        mocks += try viewMock(type, screen) + [""]
      } else {
        try addArgument(parameter, to: &arguments)
      }
      if parameter.firstName.text == labels.last { addBuilder() }
    }
    let call =
      ["\(router.lastName)("] + arguments.dropLast().map { "    \($0)," }
      + [arguments.last.map { "    \($0)" } ?? "", ")"]
    made = try wired(call, made)
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
      : style.isAsync
        ? "let uiviewController = UIViewController()"
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
      + "\n@testable import \(module)\n\n"
  }

  private func indented(_ lines: [String]) -> String { style.inScope(lines) }

  private var route: String { members.route }

  private func steps(_ check: (_ isAttached: Bool) -> String, freed: String) -> [(
    name: String, title: String, lines: [String]
  )] {
    let wait = style.wait
    let make = "let router = \(wait)makeRouter()"
    let tap = "\(wait)router.\(route)()"
    let detach = "\(wait)router.\(members.detach)()"
    let close =
      child.closing.map {
        "\(wait)(router.children.first?.interactable as? \(child.interactor))?.\($0)()"
      } ?? detach
    let twice =
      style.isAsync
      ? [
        "async let first: Void = router.\(route)()", "async let second: Void = router.\(route)()",
        "_ = await (first, second)",
      ] : [tap, tap]
    return [
      (
        "aDoubleTapAttachesOneChild", "A double tap attaches one \(names.rib).",
        [make] + twice + [check(true), detach]
      ),
      (
        "closingDetaches", "Closing \(names.rib) detaches it, and it can be opened again.",
        [make, tap, close, check(false), tap, check(true), detach]
      ),
      (
        "aSecondDetachChangesNothing", "A second detach changes nothing.",
        [make, tap, detach, detach, check(false)]
      ),
      (
        "nothingKeepsItAlive", "Nothing keeps \(names.rib) alive once it is detached.",
        [
          make, tap, "weak var child: AnyObject?", "child = router.children.first",
          detach, freed,
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
      lines += ["    @Test(\"\(title)\")", "    func \(name)()\(style.effect) {"]
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
        "    /// \(title)",
        "    func test\(name.prefix(1).uppercased() + name.dropFirst())()\(style.effect) {",
      ]
      lines += body.map { "        \($0)" } + ["    }", ""]
    }
    lines += maker(made) + nested(mocks) + ["}", ""] + mock
    return imports("XCTest") + indented(lines)
  }

  private func maker(_ made: [String]) -> [String] {
    guard let router = parent.router else { return [] }
    return [
      "    private func makeRouter()\(style.effect) -> \(router.name) {"
    ] + made.map { "        \($0)" } + ["    }"]
  }

  /// The statements that make the router, and give the interactor its router where the parent's builder does that.
  ///
  /// - Parameter interactor: The statement that makes the interactor; none if it is a mock.
  private func wired(
    _ router: [String], _ interactor: [String]
  ) throws(MockWriter.Obstacle) -> [String] {
    let kept = [router.first.map { "let router = \($0)" } ?? ""] + router.dropFirst()
    guard let own = self.interactor else {
      guard wiresRouter else { return router }
      return ["let interactor = InteractableMock()"] + kept
        + ["interactor.router = router", "return router"]
    }
    let wire = own.functions.first { function in
      function.signature.parameterClause.parameters.contains {
        $0.type.baseName == parent.routing?.lastName
      }
    }
    guard let wire else {
      throw MockWriter.Obstacle(reason: "\(own.name) has no function that gives it its router")
    }
    let parameters = wire.signature.parameterClause.parameters
    if let other = parameters.first(where: {
      $0.type.baseName != parent.routing?.lastName && !$0.type.isOptional
    }) {
      throw MockWriter.Obstacle(
        reason: "\(own.name).\(wire.name.text) takes \(other.trimmedDescription)")
    }
    let given = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (parameter.type.baseName == parent.routing?.lastName ? "router" : "nil")
    }
    return interactor + kept + [
      "\(style.wait)interactor.\(wire.name.text)(\(given.joined(separator: ", ")))",
      "return router",
    ]
  }

  /// The mocks, where they cannot have the names of others.
  private func nested(_ mocks: [String]) -> [String] {
    [""] + mocks.dropLast().map { $0.isEmpty ? "" : "    \($0)" }
  }
}
