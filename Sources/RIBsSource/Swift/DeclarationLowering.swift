import SwiftSyntax

/// Collects the types, properties and functions of a file.
struct DeclarationLowering {
  let lines: SourceLocationConverter
  private(set) var imports: [String] = []
  private(set) var aliases: [String: TypeAlias] = [:]
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [Function] = []

  init(lines: SourceLocationConverter) { self.lines = lines }

  private var bodies: BodyLowering { BodyLowering(lines: lines) }

  private func line(_ node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { read(declaration) }
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): imports += node.path.prefix(1).map(\.name.text)
    case .functionDecl(let node): functions.append(bodies.function(node))
    case .typeAliasDecl(let node):
      aliases[node.name.text] = Self.alias(node)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        if case .statements(let items) = clause.elements { read(items) }
      }
    default: readType(declaration, in: nil, depth: 0)
    }
  }

  /// Reads a type and the types in it. The depth is bounded by the parser's limit for nested braces.
  private mutating func readType(_ declaration: DeclSyntax, in outer: String?, depth: Int) {
    func nested(_ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      add(
        .class, nested(node.name.text), node, generics: node.genericParameterClause,
        requirements: node.genericWhereClause)
    case .actorDecl(let node):
      add(
        .actor, nested(node.name.text), node, generics: node.genericParameterClause,
        requirements: node.genericWhereClause)
    case .structDecl(let node):
      add(
        .value, nested(node.name.text), node, generics: node.genericParameterClause,
        requirements: node.genericWhereClause)
    case .enumDecl(let node):
      add(
        .value, nested(node.name.text), node, generics: node.genericParameterClause,
        requirements: node.genericWhereClause)
    case .protocolDecl(let node):
      add(
        .protocol, nested(node.name.text), node, generics: nil,
        requirements: node.genericWhereClause)
    case .extensionDecl(let node):
      let name = TypeReference(node.extendedType).name ?? ""
      add(.extension, name, node, generics: nil, requirements: node.genericWhereClause)
    default: break
    }
  }

  private mutating func add(
    _ kind: TypeDeclaration.Kind, _ name: String, _ node: some DeclGroupSyntax,
    generics: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?
  ) {
    var type = TypeDeclaration(
      kind: kind, name: name,
      inherited: node.inheritanceClause?.inheritedTypes.flatMap { inherited in
        let reference = TypeReference(inherited.type)
        let line = line(inherited.type)
        if case .composition(let parts) = reference {
          return parts.map { TypeDeclaration.Inherited(type: $0, line: line) }
        }
        return [TypeDeclaration.Inherited(type: reference, line: line)]
      } ?? [],
      generics: generics?.parameters.map {
        .init(name: $0.name.text, bound: $0.inheritedType.map(TypeReference.init))
      } ?? [],
      aliases: [:], cases: [], payloads: [:], requirements: Self.requirements(requirements),
      properties: [],
      functions: [],
      attributes: TypeReference.attributes(node.attributes),
      isPrivate: BodyLowering.has(node.modifiers, "private", "fileprivate"), line: nameLine(node))
    var members = [Members(node.memberBlock.members)]
    while let list = members.popLast() {
      for item in list.items { read(item.decl, into: &type, &members) }
    }
    types.append(type)
  }

  /// Members of a type, of which `#if` has lists of their own.
  private struct Members {
    var items: MemberBlockItemListSyntax
    init(_ items: MemberBlockItemListSyntax) { self.items = items }
  }

  private mutating func read(
    _ declaration: DeclSyntax, into type: inout TypeDeclaration, _ members: inout [Members]
  ) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): type.functions.append(bodies.function(node))
    case .initializerDecl(let node): type.functions.append(bodies.initializer(node))
    case .deinitializerDecl(let node):
      type.functions.append(
        Function(
          name: "deinit", body: bodies.body(node.body?.statements, isValue: false),
          line: line(node.deinitKeyword)))
    case .subscriptDecl(let node): type.functions += bodies.accessors(of: node)
    case .variableDecl(let node):
      type.properties += bodies.properties(node, isRequirement: type.kind == .protocol)
    case .typeAliasDecl(let node):
      type.aliases[node.name.text] = Self.alias(node)
    case .associatedTypeDecl(let node):
      if let bound = node.inheritanceClause?.inheritedTypes.first {
        type.aliases[node.name.text] = TypeAlias(type: TypeReference(bound.type))
      }
    case .enumCaseDecl(let node):
      // A name in backquotes is used without them after a dot.
      for element in node.elements {
        let name = element.name.text.filter { $0 != "`" }
        type.cases.append(name)
        type.payloads[name] = element.parameterClause?.parameters.map { TypeReference($0.type) }
      }
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        if case .decls(let items) = clause.elements { members.append(Members(items)) }
      }
    default: readType(declaration, in: type.name, depth: 0)
    }
  }

  private static func alias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    TypeAlias(
      parameters: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
      type: TypeReference(node.initializer.value))
  }

  private func nameLine(_ node: some DeclGroupSyntax) -> Int {
    if let node = node.as(ExtensionDeclSyntax.self) { return line(node.extensionKeyword) }
    guard let named = node.asProtocol((any NamedDeclSyntax).self) else { return line(node) }
    return line(named.name)
  }

  private static func requirements(
    _ clause: GenericWhereClauseSyntax?
  ) -> [TypeDeclaration.Generic] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        TypeReference(node.leftType).name.map {
          .init(name: $0, bound: TypeReference(node.rightType))
        }
      default: nil
      }
    } ?? []
  }
}
