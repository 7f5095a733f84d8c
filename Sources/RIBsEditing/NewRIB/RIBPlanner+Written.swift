import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// The RIB itself.
extension RIBPlanner {
  /// The files of a new RIB, and what the code around it names of it.
  struct Written {
    let files: [(path: String, text: String)]
    let child: ChildInterface
    /// The types that are declared.
    let types: [String]
    /// The class with which tests make the builder, or which is one.
    let mock: [String]
    /// What the parent's component gets to meet the RIB's dependencies.
    var provided: [String] = []
  }

  mutating func written(
    _ style: CodeStyle, _ kind: RIBParts.ViewKind?
  ) throws(Refusal) -> Written {
    if let templates = request.templates { return try written(from: templates, style) }
    let folder = RIBFolders(survey.parts).folder(of: names.rib, below: parent)
    let injection = try injection()
    let (files, mock) = try ours(style, kind, injection)
    return Written(
      files: files.map { (folder.appending($0.name), $0.text) },
      child: ChildInterface(
        names, isViewless: request.isViewless, borrowsView: borrowsView, injection),
      types: names.types(isViewless: request.isViewless, kind), mock: mock)
  }

  /// The files of a RIB of ours, by name, and the class with which tests make its builder.
  private func ours(
    _ style: CodeStyle, _ kind: RIBParts.ViewKind?, _ injection: RIBRequest.Injection
  ) throws(Refusal) -> (files: [(name: String, text: String)], mock: [String]) {
    guard style.isAsync else {
      let template = RIBTemplate(
        names: names, style: style, isViewless: request.isViewless, borrowsView: borrowsView,
        view: kind ?? .uikit, injection: injection)
      return (template.files, template.mock)
    }
    guard kind != .headless, injection == .plain else {
      throw Refusal(
        "napkin has no headless views and no components of Needle. Leave out --ui and --di.",
        at: parent.rib.place)
    }
    let template = NapkinTemplate(
      names: names, style: style, isViewless: request.isViewless, borrowsView: borrowsView,
      view: kind ?? .uikit)
    return (template.files, template.mock)
  }

  /// Where the RIB takes what it needs from: as its parent does, if nothing was asked for.
  private mutating func injection() throws(Refusal) -> RIBRequest.Injection {
    let component = parent.component
    let isNeedle = try component.map { part throws(Refusal) in try self.isNeedle(part) } ?? false
    guard request.injection == .needle, !isNeedle else {
      return request.injection == .plain || !isNeedle ? .plain : .needle
    }
    throw Refusal(
      "\(component?.name ?? parent.rib.name) is no component of Needle. Leave out --di, or give --di plain.",
      at: component?.place ?? parent.rib.place)
  }

  /// Whether a component inherits from one of Needle's. The runtimes have a class Component too.
  mutating func isNeedle(_ component: RIBParts.Part) throws(Refusal) -> Bool {
    let types = try files.declaration(of: component).group.inheritanceClause?.inheritedTypes
    let base = types?.first?.type.trimmedDescription ?? ""
    if base.hasPrefix("\(Self.needle).") { return true }
    let imports = survey.files.first { $0.path == component.file }?.imports ?? []
    guard imports.contains(Self.needle) else { return false }
    if base == "BootstrapComponent" { return true }
    let isOfRuntime = KnownRuntime.all.contains { imports.contains($0.module) }
    return base.hasPrefix("Component<") && !isOfRuntime
  }

  static let needle = "NeedleFoundation"
}
