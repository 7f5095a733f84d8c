import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// The files beside those of the RIB itself.
extension RIBPlanner {
  /// `extension HomeComponent: ProfileDependency {}`, in a file beside the component or others like it.
  ///
  /// - Parameter provided: The requirements that the component does not meet yet.
  mutating func addConformance(
    of component: RIBParts.Part, _ provided: [String], _ style: CodeStyle
  ) throws(Refusal) {
    let prefix = "\(component.lastName)+"
    let others = survey.files.first { $0.path.lastPart.hasPrefix(prefix) }
    let folder = (others?.path ?? component.file).folderPart
    let name = "\(prefix)\(names.rib).swift"
    let declared = "extension \(component.name): \(scope)\(child.dependency) {"
    let text = style.topLevelFile(
      name,
      provided.isEmpty
        ? ["\(declared)}"] : [declared] + provided.map { "    \($0)" } + ["}"])
    try files.add(text, at: folder.appending(name))
  }

  /// Adds the tests, and returns their folder; nil if there are none.
  mutating func addTests(
    _ style: CodeStyle, _ members: ParentMembers, _ initializer: [FunctionParameterSyntax],
    _ labels: [String], _ screen: ShownScreen?, _ mock: [String]
  ) throws(Refusal) -> String? {
    guard let target = request.tests else {
      steps.append("No tests were written: no test target of \(parent.rib.module) was found.")
      return nil
    }
    guard child.isTestable else {
      steps.append("No tests were written: no test can make what \(child.builder) needs.")
      return nil
    }
    let file = RIBTestFile(
      names: names, module: request.module ?? parent.rib.module, child: child, mock: mock,
      parent: parent, style: style, members: members,
      tests: target,
      isViewless: request.isViewless,
      writer: MockWriter(survey, module: parent.rib.module, scope: router.scope, read: read),
      aliases: try files.declaration(of: router).arguments,
      wiresRouter: try files.declaration(of: router).initializers.isEmpty,
      interactor: try parent.interactable == nil
        ? parent.interactors.first.map { part throws(Refusal) in try files.declaration(of: part) }
        : nil)
    if let taken = takenTestName(in: target.folder) {
      steps.append("No tests were written: \(taken) is there already.")
      return nil
    }
    let text: String
    do throws(MockWriter.Obstacle) {
      text = try file.text(initializer, labels: labels, screen: screen)
    } catch {
      steps.append("No tests were written: \(error.reason), so no test can make \(router.name).")
      return nil
    }
    try files.add(text, at: target.folder.appending(file.name))
    return target.folder
  }

  /// A name that the tests would have and that other tests have.
  private func takenTestName(in folder: String) -> String? {
    let tests = "\(names.rib)Tests"
    let files = survey.files.filter { $0.path.hasPrefix("\(folder)/") }
    if let file = files.first(where: { $0.path.lastPart == "\(tests).swift" }) { return file.path }
    for name in [tests, child.mock] {
      if let file = file(declaring: name, among: files) { return "\(name) in \(file)" }
    }
    return nil
  }

  private func file(declaring name: String, among files: [AppSurvey.File]) -> String? {
    files.first { file in
      guard let text = read(file.path), text.contains(name) else { return false }
      return EditedFile(path: file.path, text: text).declarations.contains { $0.name == name }
    }?.path
  }

  mutating func mendOthers(
    _ style: CodeStyle, _ members: ParentMembers, _ screen: ShownScreen?, _ labels: [String],
    _ tests: String?, _ mock: [String]
  ) throws(Refusal) {
    let aliases = try files.declaration(of: router).arguments
    let screens =
      screen.map { screen in
        [screen.show, screen.hide].map {
          "func \($0)(viewController: \(style.any("ViewControllable")))"
        }
      } ?? []
    let added: [(RIBParts.Part?, [String])] = [
      (
        parent.routing,
        ["func \(members.route)()\(style.effect)", "func \(members.detach)()\(style.effect)"]
      ),
      (parent.interactable, ["func \(child.end)()\(style.effect)"] + child.events),
      (parent.viewControllable, screen?.isAdded ?? false ? screens : []),
    ]
    var requirements: [String: [String]] = [:]
    for (part, lines) in added {
      guard let part, !lines.isEmpty else { continue }
      let heirs = (parent.heirs[part] ?? []).map(\.lastName)
      // The router may name it by an alias.
      let aliases =
        part == parent.routing
        ? [] : part == parent.interactable ? aliases.prefix(1) : aliases.dropFirst()
      for name in Set([part.lastName] + heirs + aliases) {
        requirements[name, default: []] += lines
      }
    }
    let wired = [parent.router] + parent.interactors + parent.views
    var others = OtherConformers(
      requirements: requirements, scope: router.scope,
      types: Set((survey.types[parent.rib.module] ?? [:]).keys),
      wired: Set(wired.compactMap { $0?.name }),
      router: router.lastName,
      argument: "\(members.builder): \(child.testBuilder(scope))",
      labels: labels, builderFile: parent.builders.first?.file ?? "", testFolder: tests)
    try others.mend(&files, survey, module: parent.rib.module, read)
    for (module, file) in others.modulesWithoutMock.sorted(by: { $0.value < $1.value }) {
      let name = child.mock
      if let taken = self.file(
        declaring: name, among: survey.files.filter { $0.module == module })
      {
        throw Refusal(
          "\(name) exists already, and the tests that make \(router.lastName) would need one. Give the new RIB another name.",
          at: SourcePlace(file: taken, line: 1))
      }
      try files.add(
        style.topLevelFile(
          "\(name).swift",
          ["@testable import \(request.module ?? parent.rib.module)", ""] + style.scoped(mock)),
        at: file.folderPart.appending("\(name).swift"))
    }
    if !others.generated.isEmpty {
      steps.append(
        "Generate \(others.generated.joined(separator: ", ")) again: protocols of \(parent.rib.name) have new requirements."
      )
    }
  }
}
