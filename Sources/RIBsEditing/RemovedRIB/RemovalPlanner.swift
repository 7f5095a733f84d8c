import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Works out what is removed with a RIB: its types, the code that uses them, and what nothing uses then. It follows names
/// from use to use until nothing new is found, and refuses if a use stands where it cannot be cut out.
struct RemovalPlanner {
  let parts: RIBParts
  let survey: AppSurvey
  let app: AppContents
  let names: RIBNames
  /// The RIBs that attach it.
  let parents: [RIBParts]
  /// The types of these RIBs.
  let parentTypes: Set<String>
  var owned: RIBTypes
  var code: AppCode

  /// The types that are removed.
  var types: Set<String> = []
  /// The functions and properties that are removed, with the types that have them.
  var members: [String: Set<String>] = [:]
  /// The argument labels that are removed, with the types whose initializers have them.
  var labels: [String: Set<String>] = [:]
  /// The local variables that are removed.
  var locals: [Local] = []
  /// What is cut out of each file.
  var removals: [String: Removals] = [:]
  /// Uses of removed names that are not cut yet.
  var left: [(token: TokenSyntax, file: EditedFile)] = []
  /// The first use of which it is not clear what it means.
  private var doubt: Refusal?

  var files: [Patch.File] = []
  var steps: [String] = []

  struct Local: Equatable {
    let name: String
    let file: String
    /// Where the name means this variable.
    let range: Range<Int>
  }

  init(_ name: String, _ survey: AppSurvey, _ app: AppContents) throws(Refusal) {
    let parts = try survey.rib(named: name)
    (self.parts, self.survey, self.app) = (parts, survey, app)
    names = RIBNames(parts.rib.name)
    owned = RIBTypes(of: parts, in: survey)
    let tree = app.tree([:])
    // Tests are no part of the tree, and give some RIBs other modules in the survey.
    let attaching = (tree?.edges ?? []).compactMap { edge -> SourcePlace? in
      guard let tree, tree.ribs[edge.child].place == parts.rib.place else { return nil }
      return tree.ribs[edge.parent].place
    }
    parents = survey.parts.filter { other in
      other.rib != parts.rib
        && (other.children.contains(parts.rib) || attaching.contains(other.rib.place))
    }
    parentTypes = Set(parents.flatMap(\.typeNames))
    code = AppCode(survey, parents, app.text)
  }

  mutating func plan() throws(Refusal) {
    code.read(mentioning: parentTypes.union([names.rib, names.property]))
    owned.addTests(in: code.files)
    try owned.refuseOthers()
    types = owned.roles
    var isNew = true
    while isNew {
      try cutUses()
      isNew = try cutUnused()
    }
    if let (token, file) = left.first { throw doubt ?? refusal(token, in: file) }
    try checkBrokenFiles()
    try checkHeirs()
    let texts = try changed()
    try check(texts)
    noteWhatIsLeft(texts)
  }

  /// Cuts uses of removed names until no new one turns up.
  private mutating func cutUses() throws(Refusal) {
    var isNew = true
    while isNew {
      (left, doubt) = ([], nil)
      // Declarations first: what they lose decides what is cut where they are used.
      isNew = try cutNames(inBodies: false)
      if !isNew { isNew = try cutNames(inBodies: true) }
      isNew = try cutFunctions() || isNew
      if !isNew { isNew = try cutConditions() }
    }
  }

  /// Cuts the uses of the names that are known to be removed.
  ///
  /// - Returns: Whether there were any.
  private mutating func cutNames(inBodies: Bool) throws(Refusal) -> Bool {
    var isNew = false
    let names = types.union(members.keys).union(labels.keys).union(locals.map(\.name))
    code.read(mentioning: names)
    for path in code.files.keys.sorted() {
      guard let file = code.files[path] else { continue }
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, names.contains(token.word),
          token.isInBody == inBodies, !isCut(token, in: file)
        else { continue }
        do throws(Refusal) {
          guard try isUse(token, in: file) else { continue }
        } catch {
          // The other thing that it may mean can still turn out to be removed.
          doubt = doubt ?? error
          left.append((token, file))
          continue
        }
        if try cut(around: token, in: file) {
          isNew = true
        } else {
          left.append((token, file))
        }
      }
    }
    return isNew
  }

  /// Refuses if a file that does not parse has a removed name.
  private func checkBrokenFiles() throws(Refusal) {
    let names = types.union(members.keys).union(labels.keys)
    for file in code.broken.sorted(by: { $0.path < $1.path })
    where file.tree.tokens(viewMode: .sourceAccurate).contains(where: { names.contains($0.text) }) {
      try file.checkThatItParses()
    }
  }

  /// Refuses if code uses what a protocol that stays inherits from a removed one.
  private func checkHeirs() throws(Refusal) {
    for (heir, file) in code.declarations
    where heir.kind == .protocol && !isCut(heir.syntax, in: file) {
      let inherited = heir.inherited.filter(types.contains)
      for (gone, _) in code.declarations
      where gone.kind == .protocol && inherited.contains(gone.name.lastWord) {
        for name in gone.names where !heir.names.contains(name) {
          guard let (token, user) = firstUse(of: name, from: heir.name.lastWord) else { continue }
          throw Refusal(
            "`\(user.line(of: token))` uses \(name), which \(heir.name) has from \(gone.name). Declare it in \(heir.name) first.",
            at: user.place(of: token))
        }
      }
    }
  }

  // MARK: Cutting

  func isCut(_ node: some SyntaxProtocol, in file: EditedFile) -> Bool {
    removals[file.path]?.contains(node) ?? false
  }

  /// - Returns: Whether it was still there.
  @discardableResult
  mutating func cut(_ node: some SyntaxProtocol, in file: EditedFile) throws(Refusal) -> Bool {
    try checkOwner(of: node, in: file)
    return removals[file.path, default: Removals(file)].add(node)
  }

  /// Cuts a declaration, wherever it stands.
  @discardableResult
  mutating func cutDeclaration(of node: some SyntaxProtocol, in file: EditedFile) -> Bool {
    guard let item = node.item else { return false }
    return removals[file.path, default: Removals(file)].add(item)
  }

  /// Refuses to change code that is neither the parents' nor a test.
  private func checkOwner(of node: some SyntaxProtocol, in file: EditedFile) throws(Refusal) {
    // Any type can do without one of the protocols that it conforms to.
    let isPart = node.parent.map { list in
      list.is(CompositionTypeElementListSyntax.self) || list.is(InheritedTypeListSyntax.self)
    }
    if isPart ?? false { return }
    let scope = file.scope(at: node.start).lastWord
    guard !code.isTest(file.path), !types.contains(scope), !parentTypes.contains(scope) else {
      return
    }
    let owner = scope.isEmpty ? "This code" : scope
    throw Refusal(
      "\(owner) uses \(parts.rib.name), but belongs to no RIB that attaches it: `\(file.line(of: node))`. Change this line first.",
      at: file.place(of: node))
  }

  private func refusal(_ token: TokenSyntax, in file: EditedFile) -> Refusal {
    let more = left.count > 1 ? " (and \(left.count - 1) more)" : ""
    return Refusal(
      "`\(file.line(of: token))` cannot do without \(token.word). Change it first\(more).",
      at: file.place(of: token))
  }
}

extension RIBParts {
  /// The names of its types without those around them.
  fileprivate var typeNames: [String] {
    let all: [Part?] =
      [
        router, routing, interactable, listener, viewControllable, buildable, component, dependency,
      ] + interactors + views + builders + heirs.values.flatMap { $0 }
    return all.compactMap { $0?.lastName } + [RIBNames(rib.name).component]
  }
}

extension EditedFile {
  /// The line of a node, without what stands around it.
  func line(of node: some SyntaxProtocol) -> String {
    text(lineStart(of: node.start)..<nextLine(after: node.start)).trimmed
  }

  func place(of node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(file: path, line: lineNumber(of: node.start))
  }
}

extension TokenSyntax {
  /// Whether it stands in a statement of a function or closure.
  fileprivate var isInBody: Bool {
    ancestors.contains { node in
      node.is(CodeBlockItemSyntax.self) && node.parent?.parent?.is(SourceFileSyntax.self) == false
    }
  }
}

extension SyntaxProtocol {
  /// The innermost statement, member or declaration of a file that it is, or stands in.
  var item: Syntax? {
    ([Syntax(self)] + Array(ancestors)).first {
      $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
  }
}
