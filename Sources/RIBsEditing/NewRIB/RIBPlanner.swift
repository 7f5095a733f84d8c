import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Works out what a new RIB adds and changes.
struct RIBPlanner {
  let request: RIBRequest
  let survey: AppSurvey
  let read: (String) -> String?
  let parent: RIBParts
  let router: RIBParts.Part
  let names: RIBNames
  /// What the parent names of the new RIB.
  var child: ChildInterface
  var files: EditedFiles
  var steps: [String] = []

  init(
    _ request: RIBRequest, _ survey: AppSurvey, _ read: @escaping (String) -> String?
  ) throws(Refusal) {
    guard RIBNames.isName(request.name) else {
      throw Refusal(
        "'\(request.name)' is no name for a RIB. Give a word that begins with a capital, such as Profile."
      )
    }
    self.request = request
    self.survey = survey
    self.read = read
    names = RIBNames(request.name)
    parent = try survey.rib(named: request.parent)
    guard let router = parent.router else {
      throw Refusal("\(parent.rib.name) has no router class of its own.", at: parent.rib.place)
    }
    self.router = router
    files = EditedFiles(read: read)
    child = ChildInterface(names, isViewless: request.isViewless, borrowsView: false, .plain)
  }

  mutating func plan() throws(Refusal) {
    let kind = try viewKind()
    try checkThatProtocolsAreOwn()
    try checkConditions()
    let declaration = try files.declaration(of: router)
    let style = CodeStyle(
      parent, router: declaration, in: try files[router.file], runtime: try runtime(),
      access: try access(declaration), isolated: try isolated(),
      nonisolated: try roles(where: \.isNonisolated),
      isBuildIsolated: try isBuildIsolated())
    let routerParts = try files[router.file].declarations.filter { $0.name == router.name }
    let view = parent.viewMember ?? "viewController"
    let routes = ExistingRoutes(routerParts, view: view)
    let screen = try screen(routes, kind)
    let written = try written(style, kind)
    child = written.child
    try checkThatItIsNew(written.types)
    let requirements = try requirements()
    let members = ParentMembers(names, router: declaration, routing: requirements, view: view)
    let taken = Set(requirements + routerParts.flatMap(\.names))
    for name in [members.route, members.detach, members.builder, members.slot, members.wanted]
    where taken.contains(name) {
      throw Refusal(
        "\(router.name) has \(name) already. Give the new RIB another name.", at: router.place)
    }
    for interactor in parent.interactors {
      let declared = try files[interactor.file].declarations.filter { $0.name == interactor.name }
      guard !declared.flatMap(\.names).contains(child.end) else {
        throw Refusal(
          "\(interactor.name) has \(child.end) already. Give the new RIB another name.",
          at: interactor.place)
      }
    }
    var wiring = ParentWiring(
      parent: parent, names: names, child: child, style: style, screen: screen, files: files,
      members: members, component: component, isNewComponent: parent.component == nil)
    try wiring.wire()
    files = wiring.files
    steps += wiring.steps
    if borrowsView, let protocolPart = parent.viewControllable,
      let borrowed = child.viewControllable
    {
      var file = try files[protocolPart.file]
      let declared = try files.declaration(of: protocolPart)
      file.addInherited(borrowed, to: declared)
      files.put(file)
    }

    for file in written.files { try files.add(file.text, at: file.path) }
    if let component, child.injection == .plain {
      try addConformance(of: component, written.provided, style)
    }

    let labels = wiring.labelsBeforeBuilder
    let tests = try addTests(style, members, wiring.parameters, labels, screen, written.mock)
    try mendOthers(style, members, screen, labels, tests, written.mock)
    try checkThatFilesAreNew()
    steps.append(
      "Call router?.\(members.route)() where the user opens \(names.rib), such as in \(parent.interactors.first?.lastName ?? "the interactor") (\(parent.interactors.first?.file ?? ""))."
    )
  }

  /// What stands before the names of types where they are used outside of the types around them.
  var scope: String { router.scope.isEmpty ? "" : "\(router.scope)." }

  func checkThatItIsNew(_ types: [String]) throws(Refusal) {
    let declared = survey.types[parent.rib.module] ?? [:]
    for name in types {
      guard let place = declared[scope + name] else { continue }
      throw Refusal(
        "\(scope)\(name) exists already. Give the new RIB another name.", at: place)
    }
  }

  /// A module cannot have two files of one name.
  func checkThatFilesAreNew() throws(Refusal) {
    for path in files.newPaths {
      let module = survey.module(below: path.folderPart) ?? parent.rib.module
      let other = survey.files.first { $0.module == module && $0.path.lastPart == path.lastPart }
      guard let other else { continue }
      throw Refusal(
        "the module has a file of this name already. Rename it, or give the new RIB another name.",
        at: SourcePlace(file: other.path, line: 1))
    }
  }

  /// What is added to a protocol of several RIBs would have to be added to all of them.
  func checkThatProtocolsAreOwn() throws(Refusal) {
    for own in [parent.interactable, parent.routing] { try check(own) }
  }

  func check(_ own: RIBParts.Part?) throws(Refusal) {
    guard let own else { return }
    let others = survey.parts.filter { other in
      other.router != parent.router
        && [other.interactable, other.routing, other.viewControllable].contains(own)
    }
    guard let other = others.first else { return }
    throw Refusal(
      "\(own.name) belongs to \(other.rib.name) too. Give \(parent.rib.name) a protocol of its own.",
      at: own.place)
  }
}

extension AppSurvey {
  /// The module of the files in a folder, or in the nearest one around it that has files.
  func module(below folder: String) -> String? {
    var folder = folder
    while true {
      let prefix = folder.isEmpty ? "" : "\(folder)/"
      if let file = files.first(where: { $0.path.hasPrefix(prefix) }) { return file.module }
      if folder.isEmpty { return nil }
      folder = folder.folderPart
    }
  }
}
