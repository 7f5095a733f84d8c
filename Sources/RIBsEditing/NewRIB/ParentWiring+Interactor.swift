import RIBsAnalysis
import RIBsSource
import SwiftSyntax

extension ParentWiring {
  mutating func wireInteractor() throws(Refusal) {
    guard parent.interactors.count == 1, let part = parent.interactors.first else {
      throw refused(
        "\(parent.rib.name) has \(parent.interactors.count) interactors, and only one can be the new RIB's listener.",
        parent.interactable ?? parent.router)
    }
    // Another child's listener may have the same function.
    let known = try files.declaration(of: part).functions.map { function in
      "func \(function.name.text)\(function.signature.trimmedDescription)"
    }
    child.events.removeAll { event in known.contains { event.hasSuffix($0) } }
    let (child, style, members, routing) = (child, style, members, parent.routing)
    let (isOver, takesAlong) = (try reportOfEnd(part), parentTakesViewAlong)
    try edit(part) { file, interactor throws(Refusal) in
      let router = interactor.properties.lazy.flatMap(\.bindings).first { binding in
        binding.typeAnnotation?.type.baseName == routing?.lastName
      }
      guard let router, let type = router.typeAnnotation?.type else {
        throw Refusal(
          "\(part.name) has no property of the type \(routing?.name ?? "of its router").",
          at: part.place)
      }
      let access = style.access(.listener, .interactor)
      let call =
        "\(style.wait)\(router.pattern.trimmedDescription)\(type.isOptional ? "?" : "").\(members.detach)()"
      let mark =
        file.tree.description.contains("// MARK: -")
        ? "// MARK: - \(child.listener)" : "// MARK: \(child.listener)"
      let title = file.tree.description.contains("// MARK:") ? [mark, ""] : []
      if takesAlong { file.addToResigning(call, of: interactor, style) }
      file.addMembers(
        title + ["\(access)func \(child.end)()\(style.effect) {", "    \(call)"]
          + isOver.map { "    \($0)" } + ["}"]
          + child.events.flatMap { ["", "\(access)\($0) {}"] },
        to: interactor, spaced: true)
    }
    steps += child.eventNames.map { "Fill in \($0) in \(part.lastName). It does nothing yet." }
  }

  /// Whether the child's view stands on another RIB's view, and would stay when the parent goes.
  private var parentTakesViewAlong: Bool { screen != nil && parent.rib.kind == .router }

  /// What the interactor says to its own parent when the child has closed. A RIB without a view that shows nothing any
  /// longer is over.
  mutating func reportOfEnd(_ interactor: RIBParts.Part) throws(Refusal) -> [String] {
    guard parentTakesViewAlong, parent.children.isEmpty else { return [] }
    let property = try files.declaration(of: interactor).properties.lazy.flatMap(\.bindings).first {
      $0.typeAnnotation?.type.baseName == parent.listener?.lastName
    }
    if let listener = parent.listener, let property {
      let ends = try files.declaration(of: listener).functions.filter {
        $0.signature.parameterClause.parameters.isEmpty && $0.signature.returnClause == nil
      }
      if ends.count == 1, let end = ends.first {
        let isOptional = property.typeAnnotation?.type.isOptional ?? false
        return [
          "\(style.wait)\(property.pattern.trimmedDescription)\(isOptional ? "?" : "").\(end.name.text)()"
        ]
      }
    }
    steps.append(
      "\(parent.rib.name) has no view, and shows nothing once \(names.rib) has closed. Tell its listener in \(child.end)."
    )
    return []
  }
}

extension EditedFile {
  /// Adds a call to what an interactor does when it becomes inactive.
  fileprivate mutating func addToResigning(
    _ call: String, of interactor: Declaration, _ style: CodeStyle
  ) {
    let reason = "// The child's view is on a view of another RIB, and would stay."
    let resigning = interactor.functions.first { $0.name.text == "willResignActive" }
    if let body = resigning?.body, isFirst(body.rightBrace.start) {
      let inner = indentation(of: body.rightBrace.start) + indentationUnit
      let has = body.description.contains(reason)
      insert(
        indented((has ? [] : [reason]) + [call], by: inner),
        at: lineStart(of: body.rightBrace.start))
      return
    }
    let override = style.isAsync ? "" : "override "
    addMembers(
      ["\(style.access(.interactor))\(override)func willResignActive()\(style.effect) {"]
        + (style.isAsync ? [] : ["    super.willResignActive()"])
        + ["    \(reason)", "    \(call)", "}"], to: interactor, spaced: true)
  }
}
