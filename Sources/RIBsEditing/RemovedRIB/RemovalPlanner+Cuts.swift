import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// What is cut where a removed name is used.
extension RemovalPlanner {
  /// Cuts the smallest thing around a use that code can do without.
  ///
  /// - Returns: Whether it was cut. If not, more has to be known.
  mutating func cut(around token: TokenSyntax, in file: EditedFile) throws(Refusal) -> Bool {
    // A type beside the RIB's own is removed as a whole, or not at all.
    if isInCandidate(token, in: file) { return false }
    if let preview = token.macroOfFile, owned.homes.contains(file.path) {
      return cutDeclaration(of: preview, in: file)
    }
    var node = Syntax(token)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .extensionDecl(let type) where Syntax(type.extendedType) == node:
        return cutDeclaration(of: parent, in: file)
      case .inheritedTypeList(let list):
        return try cutInherited(node, of: list, token, in: file)
      case .compositionTypeElementList(let list) where list.count > 1:
        return try cut(node, in: file)
      case .functionParameter(let parameter):
        if let initializer = parameter.ancestor(InitializerDeclSyntax.self),
          parameter.parent?.parent?.parent?.parent == Syntax(initializer)
        {
          return try cut(parameter, of: initializer, in: file)
        }
      case .functionSignature:
        if let function = parent.parent?.as(FunctionDeclSyntax.self) {
          return try cut(function, in: file)
        }
      case .arrayElementList(let list) where list.count > 1: return try cut(node, in: file)
      case .dictionaryElementList(let list) where list.count > 1: return try cut(node, in: file)
      case .labeledExprList:
        if let argument = node.as(LabeledExprSyntax.self), isLabel(argument, in: file) {
          return try cut(argument, in: file)
        }
      case .conditionElementList: return followBinding(node, in: file)
      case .switchCaseLabel:
        guard let `case` = parent.parent?.as(SwitchCaseSyntax.self),
          let label = parent.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
          types.contains(token.word)
        else { return false }
        return try cut(`case`, in: file)
      case .codeBlockItem(let item): return try cut(item, in: file)
      case .memberBlockItem(let item): return try cut(item, token, in: file)
      default:
        if let type = parent.asProtocol((any NamedDeclSyntax).self), type.name == token,
          types.contains(token.word)
        {
          return cutDeclaration(of: parent, in: file)
        }
      }
      node = parent
    }
    return false
  }

  /// Marks the name that a condition gives to a removed value, as in `if let child = self.child`, so that its uses are cut
  /// too. The condition itself is cut later.
  private mutating func followBinding(_ node: Syntax, in file: EditedFile) -> Bool {
    let condition = node.as(ConditionElementSyntax.self)?.condition
    guard let binding = condition?.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word,
      let statement = node.parent?.parent, !binding.isChoice
    else { return false }
    // A guard's name holds behind it, that of another statement in it.
    let list = statement.is(GuardStmtSyntax.self) ? statement.statementList : nil
    let local = Local(
      name: name, file: file.path, range: node.end..<(list?.end ?? statement.end))
    guard !locals.contains(local) else { return false }
    locals.append(local)
    return true
  }

  private func isLabel(_ argument: LabeledExprSyntax, in file: EditedFile) -> Bool {
    guard let label = argument.label else { return false }
    return (try? isUse(label, in: file)) ?? false
  }

  private mutating func cutInherited(
    _ node: Syntax, of list: InheritedTypeListSyntax, _ token: TokenSyntax, in file: EditedFile
  ) throws(Refusal) -> Bool {
    let heir = list.parent?.parent
    if let heir = heir?.as(ClassDeclSyntax.self), list.first.map(Syntax.init) == node,
      code.declarations.contains(where: {
        $0.declaration.kind == .class && $0.declaration.name.lastWord == token.word
      })
    {
      throw Refusal(
        "\(heir.name.text) inherits from \(token.word), which would be removed. Give it another superclass first.",
        at: file.place(of: token))
    }
    return try cut(node, in: file)
  }

  /// Cuts a parameter of an initializer, and with it the arguments of all calls.
  private mutating func cut(
    _ parameter: FunctionParameterSyntax, of initializer: InitializerDeclSyntax, in file: EditedFile
  ) throws(Refusal) -> Bool {
    let name = (parameter.secondName ?? parameter.firstName).word
    guard parameter.firstName.text != "_" else { return false }
    labels[parameter.firstName.word, default: []].insert(
      file.scope(at: parameter.start).lastWord)
    locals.append(Local(name: name, file: file.path, range: initializer.range))
    return try cut(Syntax(parameter), in: file)
  }

  /// Cuts a function, and with it all calls.
  mutating func cut(_ function: FunctionDeclSyntax, in file: EditedFile) throws(Refusal) -> Bool {
    let name = function.name.word
    if let item = function.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent, list.parent?.is(SourceFileSyntax.self) == false
    {
      locals.append(Local(name: name, file: file.path, range: list.range))
      return try cut(Syntax(item), in: file)
    }
    guard let item = function.parent?.as(MemberBlockItemSyntax.self) else { return false }
    let type = file.scope(at: function.start).lastWord
    let declared = code.above(type).filter { above in
      code.declarations.contains {
        $0.declaration.name.lastWord == above
          && $0.declaration.functions.contains(where: function.isLike)
      }
    }
    members[name, default: []].formUnion(declared.union([type]))
    return try cut(Syntax(item), in: file)
  }

  /// Cuts a member whose type or value is removed.
  private mutating func cut(
    _ item: MemberBlockItemSyntax, _ token: TokenSyntax, in file: EditedFile
  ) throws(Refusal) -> Bool {
    if let alias = item.decl.as(TypeAliasDeclSyntax.self) {
      types.insert(alias.name.word)
      return try cut(Syntax(item), in: file)
    }
    guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word
    else { return false }
    let isType = binding.typeAnnotation?.range.contains(token.start) ?? false
    if !isType {
      guard !binding.isChoice, binding.accessorBlock == nil else { return false }
    }
    let mentioned = binding.typeAnnotation?.mentionedTypesAndNames ?? []
    guard mentioned.isDisjoint(with: otherRIBs) else { return false }
    members[name, default: []].insert(file.scope(at: item.start).lastWord)
    return try cut(Syntax(item), in: file)
  }

  /// Cuts a statement.
  private mutating func cut(
    _ item: CodeBlockItemSyntax, in file: EditedFile
  ) throws(Refusal) -> Bool {
    guard let list = item.parent else { return false }
    if list.parent?.is(SourceFileSyntax.self) ?? false {
      guard let alias = item.item.as(TypeAliasDeclSyntax.self) else { return false }
      types.insert(alias.name.word)
      return removals[file.path, default: Removals(file)].add(item)
    }
    if let variable = item.item.as(VariableDeclSyntax.self) {
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word,
        !binding.isChoice
      else { return false }
      locals.append(Local(name: name, file: file.path, range: item.end..<list.end))
      return try cut(Syntax(item), in: file)
    }
    let inner = item.item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) }
    switch (inner ?? Syntax(item.item)).kind {
    case .returnStmt, .throwStmt, .deferStmt, .guardStmt, .doStmt, .whileStmt, .repeatStmt, .ifExpr,
      .switchExpr:
      return false
    default: break
    }
    // `$0 === child` does nothing but to give a value.
    let isOperation = item.item.is(SequenceExprSyntax.self)
    guard item.assignment != nil || !isOperation && !isValue(item), !isAboutOthers(item, in: file),
      !item.initializesConstant, !worksForOthers(item, in: file)
    else { return false }
    return try cut(Syntax(item), in: file)
  }

  /// Whether a closure in a statement calls other functions of the parents: `detachProfile { routeToSettings() }`.
  private func worksForOthers(_ item: CodeBlockItemSyntax, in file: EditedFile) -> Bool {
    let own = Set(
      code.declarations.filter { parentTypes.contains($0.declaration.name.lastWord) }
        .flatMap(\.declaration.functions).map(\.name.word))
    return item.tokens(viewMode: .sourceAccurate).contains { token in
      guard own.contains(token.word), members[token.word] == nil,
        let closure = token.ancestor(ClosureExprSyntax.self), item.range.contains(closure.start)
      else { return false }
      return token.parent?.is(DeclReferenceExprSyntax.self) ?? false && !isCut(token, in: file)
    }
  }

  /// Whether the statement's value is that of the function or closure around it, or of a `switch` or `if`.
  private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    if let choice = list.choice {
      guard let statement = choice.parent?.as(ExpressionStmtSyntax.self) else { return true }
      return statement.parent?.as(CodeBlockItemSyntax.self).map(isValue) ?? true
    }
    if let closure = list.parent?.as(ClosureExprSyntax.self) { return closure.givesValue }
    if list.parent?.is(AccessorBlockSyntax.self) ?? false { return true }
    guard let body = list.parent?.as(CodeBlockSyntax.self) else { return false }
    if let accessor = body.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    let result = body.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return result.map { !["Void", "()"].contains($0.trimmedDescription) } ?? false
  }

  /// The types through which parents attach their other children.
  private var otherRIBs: Set<String> {
    let own = parents.flatMap { [$0.routing?.lastName, $0.router?.lastName] }.compactMap { $0 }
    let all = survey.parts.filter { $0.rib.place != parts.rib.place }.flatMap { other in
      [other.router, other.routing, other.buildable, other.builders.first].compactMap {
        $0?.lastName
      }
    }
    return Set(all).subtracting(own).subtracting(types)
  }

  /// Whether a statement mentions other RIBs, or chooses between values.
  private func isAboutOthers(_ item: CodeBlockItemSyntax, in file: EditedFile) -> Bool {
    if item.isChoice { return true }
    let scope = file.scope(at: item.start).lastWord
    let others = otherRIBs
    let built = item.earlierNames { earlier in
      !isCut(earlier, in: file) && earlier.calls("build")
    }
    // What another child does with this one is about this one: `home?.present(profile)`.
    let call = item.item.as(FunctionCallExprSyntax.self)
    let mentioned =
      call.map { call in
        call.arguments.mentionedTypesAndNames
          .union(call.trailingClosure?.mentionedTypesAndNames ?? [])
      } ?? item.mentionedTypesAndNames
    return mentioned.contains { name in
      built.contains(name) || others.contains(name)
        || code.type(of: name, in: scope).map(others.contains) ?? false
    }
  }
}

extension TokenSyntax {
  /// The macro that stands in no type and no function around it, such as `#Preview`.
  var macroOfFile: CodeBlockItemSyntax? {
    let outermost = ancestors.compactMap { $0.as(CodeBlockItemSyntax.self) }.last
    return outermost.flatMap { item in
      item.item.is(MacroExpansionExprSyntax.self) || item.item.is(MacroExpansionDeclSyntax.self)
        ? item : nil
    }
  }
}

extension SyntaxProtocol {
  /// The statements among which it stands.
  fileprivate var statementList: CodeBlockItemListSyntax? {
    ancestors.lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
  }
}

extension FunctionDeclSyntax {
  /// Whether another function has the same name, labels and types.
  func isLike(_ other: FunctionDeclSyntax) -> Bool {
    name.word == other.name.word && kinds == other.kinds
  }

  private var kinds: [String] {
    signature.parameterClause.parameters.map { "\($0.firstName.text): \($0.type.baseName)" }
  }
}

extension ClosureExprSyntax {
  /// Whether what takes the closure works with its value, as the functions of sequences and streams do.
  fileprivate var givesValue: Bool {
    [
      "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "filter",
      "reduce", "scan", "contains", "first", "sorted", "onStep", "deferred", "withLatestFrom",
      "combineLatest", "zip",
    ].contains(receiver)
  }
}

extension SyntaxProtocol {
  /// Whether it chooses between values: `a ?? b`, `if … else …` as a value and the like.
  var isChoice: Bool {
    has(UnresolvedTernaryExprSyntax.self) || has(TernaryExprSyntax.self)
      || tokens(viewMode: .sourceAccurate).contains { $0.text == "??" }
      || self.is(PatternBindingSyntax.self)
        && (has(IfExprSyntax.self) || has(SwitchExprSyntax.self))
  }

  /// Whether it calls a function of a name.
  func calls(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name
        && token.ancestor(FunctionCallExprSyntax.self)?.calledName == name
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The whole `switch` or `if … else if … else` of which it is a branch.
  fileprivate var choice: Syntax? {
    if let branch = parent?.as(SwitchCaseSyntax.self) {
      return branch.ancestor(SwitchExprSyntax.self).map { Syntax($0) }
    }
    guard var choice = parent?.parent?.as(IfExprSyntax.self),
      choice.elseBody != nil || choice.parent?.is(IfExprSyntax.self) ?? false
    else { return nil }
    while let outer = choice.parent?.as(IfExprSyntax.self) { choice = outer }
    return Syntax(choice)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it gives a constant of its function its value: `let child: Routing` has to get one.
  fileprivate var initializesConstant: Bool {
    guard let name = assignment?.target.as(DeclReferenceExprSyntax.self)?.baseName.word else {
      return false
    }
    return earlierNames { earlier in
      earlier.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer == nil
    }.contains(name)
  }

  /// The names that statements before it in its function declare.
  fileprivate func earlierNames(_ isIncluded: (CodeBlockItemSyntax) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for node in ancestors {
      if node.is(FunctionDeclSyntax.self) { break }
      guard let list = node.as(CodeBlockItemListSyntax.self) else { continue }
      for earlier in list where earlier.start < start && isIncluded(earlier) {
        names.formUnion(earlier.declaredNames ?? [])
      }
    }
    return names
  }
}
