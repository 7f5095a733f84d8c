import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// A RIB from a team's template.
extension RIBPlanner {
  mutating func written(
    from request: RIBRequest.TemplateRequest, _ style: CodeStyle
  ) throws(Refusal) -> Written {
    try checkChoices(request)
    let filled = try chosen(request, style)
    guard let rib = filled.rib else { throw noTemplate(request) }
    try check(request.values, of: filled)
    if let name = filled.unknown.first {
      let option = name.hasPrefix("VARIABLE_") ? String(name.dropFirst("VARIABLE_".count)) : name
      throw Refusal(
        option.contains(":")
          ? "the template asks for ___\(name)___, and what Xcode does to the value is not known here. Leave out what is behind the colon."
          : "the template asks for ___\(name)___. Give --set \(option)=VALUE.",
        at: SourcePlace(file: filled.template.path, line: 1))
    }
    var made = TemplateRIB(rib, names, isViewless: self.request.isViewless, style, filled)
    try made.complete()
    steps += made.steps
    let component = component
    if made.child.injection == .needle {
      let isNeedle =
        try component.map { part throws(Refusal) in try self.isNeedle(part) } ?? false
      guard isNeedle else {
        throw Refusal(
          "the template makes a component of Needle, and \(component?.name ?? parent.rib.name) is none.",
          at: SourcePlace(file: filled.template.path, line: 1))
      }
      return try made.written()
    }
    return try made.written(provided: provided(made.requirements, made.child))
  }

  /// Refuses values that the template does not ask for.
  private func check(
    _ values: [String: String], of filled: FilledTemplate
  ) throws(Refusal) {
    let options = filled.template.options.map(\.name)
    let known = filled.placeholders.union(options)
    for name in values.keys.sorted() where known.isDisjoint(with: [name, "VARIABLE_\(name)"]) {
      let list = options.filter { $0 != "productName" }.joined(separator: ", ")
      throw Refusal(
        "the template asks for no \(name). \(list.isEmpty ? "It has no options" : "Its options are \(list)").",
        at: SourcePlace(file: filled.template.path, line: 1))
    }
  }

  /// Refuses values that the options of some templates cannot have.
  private func checkChoices(_ request: RIBRequest.TemplateRequest) throws(Refusal) {
    for template in request.templates {
      for option in template.options {
        guard let value = request.values[option.name], let choices = option.choices,
          !choices.contains(value)
        else { continue }
        throw Refusal(
          "the template's \(option.name) cannot be '\(value)'. Give one of \(choices.joined(separator: ", ")).",
          at: SourcePlace(file: template.path, line: 1))
      }
    }
  }

  /// The variant that makes a RIB with or without a view, as asked for.
  private func chosen(
    _ request: RIBRequest.TemplateRequest, _ style: CodeStyle
  ) throws(Refusal) -> FilledTemplate {
    let folder = RIBFolders(survey.parts).folder(of: names.rib, below: parent)
    let module = survey.module(below: folder) ?? parent.rib.module
    let isViewless = self.request.isViewless
    var found: [(filled: FilledTemplate, distance: Int)] = []
    var makesOther = false
    for template in request.templates {
      let distances = template.distances(request.values)
      var best: (filled: FilledTemplate, distance: Int)?
      for variant in template.variants {
        guard let distance = distances[variant.name], distance < best?.distance ?? .max else {
          continue
        }
        let filled = FilledTemplate(
          template, variant, names.rib, request, style, in: folder, survey, module)
        guard let rib = filled.rib else { continue }
        guard (rib.rib.kind == .router) == isViewless else {
          makesOther = true
          continue
        }
        best = (filled, distance)
      }
      if let best { found.append(best) }
    }
    // A RIB that nobody hears of is no child.
    let heard = found.filter { $0.filled.rib?.listener != nil }
    if !heard.isEmpty { found = heard }
    guard let only = found.first else { throw noTemplate(request, makesOther: makesOther) }
    guard found.count == 1 else {
      let paths = found.map(\.filled.template.path).joined(separator: ", ")
      throw Refusal("several templates make such a RIB: \(paths). Give the folder of one.")
    }
    return only.filled
  }

  /// - Parameter makesOther: Whether a template makes a RIB that has a view where this one has none, or the other way
  ///   round.
  private func noTemplate(
    _ request: RIBRequest.TemplateRequest, makesOther: Bool = false
  ) -> Refusal {
    let isViewless = self.request.isViewless
    let kind = isViewless ? "without a view" : "with a view"
    let paths = request.templates.map(\.path).joined(separator: ", ")
    let values = request.values.isEmpty ? "" : " with these values"
    let remedy =
      makesOther
      ? "What it makes has \(isViewless ? "a view: leave out" : "none: give") --viewless."
      : "`ribs-inspect new --list --templates` shows what each has."
    return Refusal("no template makes a RIB \(kind)\(values): \(paths). \(remedy)")
  }

  /// What the parent's component needs to be the RIB's dependency.
  private mutating func provided(
    _ requirements: [TemplateRIB.Requirement], _ child: ChildInterface
  ) throws(Refusal) -> [String] {
    guard !requirements.isEmpty else { return [] }
    guard let part = parent.component else {
      throw missing(requirements[0], child, component?.name ?? parent.rib.name)
    }
    let component = try files[part.file].declarations.filter { $0.name == part.name }
    let properties = component.flatMap(\.properties).flatMap(\.bindings)
    let known = Set(component.flatMap(\.names))
    let passed = try parent.dependency.map { dependency throws(Refusal) in
      try files.declaration(of: dependency).names
    }
    let views = Set(([parent.viewControllable] + parent.views).compactMap { $0?.lastName })
    var lines: [String] = []
    for requirement in requirements where !known.contains(requirement.name) {
      let declared = "var \(requirement.name): \(requirement.type)"
      let view = properties.first { property in
        property.typeAnnotation.map { views.contains($0.type.baseName) } ?? false
      }
      if passed?.contains(requirement.name) ?? false {
        lines.append("\(declared) { dependency.\(requirement.name) }")
      } else if requirement.baseName == child.viewControllable, let view {
        lines.append("\(declared) { \(view.pattern.trimmedDescription) }")
      } else {
        throw missing(requirement, child, part.name)
      }
    }
    return lines
  }

  private func missing(
    _ requirement: TemplateRIB.Requirement, _ child: ChildInterface, _ component: String
  ) -> Refusal {
    let isView = requirement.baseName == child.viewControllable
    let view = parent.viewControllable?.lastName ?? "\(parent.rib.name)ViewControllable"
    let remedy =
      isView
      ? "Give \(component) a property with its view, such as `let viewController: \(view)`"
      : "Add it there"
    return Refusal(
      "the template's \(child.dependency) asks for \(requirement.name): \(requirement.type), which \(component) does not have. \(remedy).",
      at: parent.component?.place ?? parent.rib.place)
  }
}
