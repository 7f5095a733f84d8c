import RIBsSource
import SwiftSyntax

/// Decides which variables and functions get new names: those whose every declaration and use is certainly about the RIB.
/// Code with an old name still compiles.
struct RenamedNames {
  /// The new names that hold in all files.
  private(set) var shared: [String: String] = [:]
  /// The new names that hold in one file.
  private(set) var own: [String: [String: String]] = [:]
  /// The names that are kept although some of their declarations are about the RIB.
  private(set) var left: Set<String> = []

  private let change: NameChange
  private let types: Set<String>
  private let parts: RIBParts
  private let routers: Set<String>
  private let files: [String: EditedFile]
  private var declared: [NamedDeclaration] = []
  private var uses: [String: [Use]] = [:]
  /// What each type inherits from, by their last names.
  private var inherited: [String: Set<String>] = [:]
  /// The names in what each file assigns to properties of self.
  private var assigned: [String: [String: Set<String>]] = [:]
  /// The names of wrapped properties whose wrappers are used: `_child` and `$child`.
  private var wrapped: Set<String> = []

  private struct Use {
    enum Role {
      /// Alone, or as a member of self.
      case own
      /// As a member of something else.
      case member
      /// Before an argument of a call.
      case label(callee: String?)
      /// In a key path and the like.
      case other
    }

    let file: String
    let offset: Int
    let role: Role
  }

  /// - Parameters:
  ///   - change: The RIB's names.
  ///   - types: The types that are renamed.
  ///   - parts: The RIB.
  ///   - survey: The app.
  ///   - files: The files that have the name.
  ///   - isTaken: Whether a name stands in a file already, or in any.
  ///   - owners: The classes of the app that have a member of a name.
  init(
    _ change: NameChange, types: Set<String>, of parts: RIBParts, in survey: AppSurvey,
    files: [String: EditedFile], belongsToOther: (String) -> Bool,
    isTaken: (_ name: String, _ file: String?) -> Bool, owners: (_ name: String) -> Set<String>
  ) {
    (self.change, self.types, self.parts, self.files) = (change, types, parts, files)
    routers = Set(survey.parts.compactMap { $0.router?.name })
    for (path, file) in files.sorted(by: { $0.key < $1.key }) { read(file, path, belongsToOther) }
    let isOurs = ours()
    let byName = Dictionary(grouping: declared.indices) { declared[$0].name }
    for (name, indices) in byName where indices.contains(where: { isOurs[$0] }) {
      guard let new = change.changed(name), new != name else { continue }
      if new.isKeyword || wrapped.contains(name) || !labelsFit(name, indices) {
        left.insert(name)
      } else if indices.allSatisfy({ isOurs[$0] }), usesFit(name, indices, in: nil) {
        if isTaken(new, nil) { left.insert(name) } else { shared[name] = new }
      } else {
        decideByFile(name, new, indices, isOurs, isTaken, owners(new))
      }
    }
  }

  /// Renames a private or local name in its file, whatever the same name means elsewhere.
  private mutating func decideByFile(
    _ name: String, _ new: String, _ indices: [Int], _ isOurs: [Bool],
    _ isTaken: (_ name: String, _ file: String?) -> Bool, _ owners: Set<String>
  ) {
    for file in Set(indices.map { declared[$0].file }) {
      let here = indices.filter { declared[$0].file == file }
      guard here.contains(where: { isOurs[$0] }) else { continue }
      if here.allSatisfy({ isOurs[$0] && !declared[$0].isVisible }),
        usesFit(name, here, in: file), !isTaken(new, file),
        here.allSatisfy({ owners.isDisjoint(with: above(declared[$0].type.lastWord)) })
      {
        own[file, default: [:]][name] = new
      } else {
        left.insert(name)
      }
    }
  }

  /// The new name of a token; nil if it keeps its own.
  func new(_ token: TokenSyntax, in file: String) -> String? {
    shared[token.word] ?? own[file]?[token.word]
  }

  // MARK: Reading

  private mutating func read(
    _ file: EditedFile, _ path: String, _ belongsToOther: (String) -> Bool
  ) {
    for declaration in file.declarations {
      let name = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
      inherited[name, default: []].formUnion(declaration.inherited)
    }
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if token.text == "=", let (target, value) = token.statement?.assignment,
        let name = target.ownProperty
      {
        assigned[path, default: [:]][name, default: []].formUnion(value.mentionedTypesAndNames)
      }
      guard case .identifier = token.tokenKind else { continue }
      let name = token.word
      if name.hasPrefix("_") || name.hasPrefix("$") { wrapped.insert(String(name.dropFirst())) }
      guard !types.contains(name), change.changed(name) != nil, !belongsToOther(name),
        token.ancestor(ImportDeclSyntax.self) == nil
      else { continue }
      if let declaration = NamedDeclaration(token, in: file) {
        declared.append(declaration)
        // `if let child` reads as well.
        guard declaration.kind == .binding else { continue }
      }
      uses[name, default: []].append(Use(file: path, offset: token.start, role: role(of: token)))
    }
  }

  private func role(of token: TokenSyntax) -> Use.Role {
    if let argument = token.parent?.as(LabeledExprSyntax.self) {
      return .label(callee: argument.ancestor(FunctionCallExprSyntax.self)?.calledName)
    }
    if token.parent?.is(IdentifierPatternSyntax.self) ?? false { return .own }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return .other }
    if reference.isOwn { return .own }
    return reference.parent?.is(MemberAccessExprSyntax.self) ?? false ? .member : .other
  }

  // MARK: Deciding

  /// For each declaration, whether it is about the RIB: by its type, by what it is made of, or as a function that
  /// attaches or detaches it.
  private func ours() -> [Bool] {
    var isOurs = declared.map { declaration in
      let isOfListener = parts.listener.map { declaration.type == $0.name } ?? false
      return !declaration.isOverride
        && (isOfListener && declaration.kind == .function
          || !declaration.signature.isDisjoint(with: types)
          || declaration.kind != .function && !declaration.body.isDisjoint(with: types))
    }
    var isNew = true
    while isNew {
      isNew = false
      var known: [String: Set<String>] = [:]
      var functions: [String: Set<String>] = [:]
      for index in declared.indices where isOurs[index] {
        known[declared[index].file, default: []].insert(declared[index].name)
        guard declared[index].kind == .function else { continue }
        functions[declared[index].name, default: []].insert(declared[index].type.lastWord)
      }
      for index in declared.indices where !isOurs[index] && !declared[index].isOverride {
        guard isAbout(declared[index], known[declared[index].file] ?? [], functions) else {
          continue
        }
        isOurs[index] = true
        isNew = true
      }
    }
    return isOurs
  }

  private func isAbout(
    _ declaration: NamedDeclaration, _ known: Set<String>, _ functions: [String: Set<String>]
  ) -> Bool {
    switch declaration.kind {
    case .function:
      if routers.contains(declaration.type),
        !known.union(types).isDisjoint(with: declaration.body.union(declaration.signature))
      {
        return true
      }
      // A protocol's requirement, and what implements it.
      guard let owners = functions[declaration.name] else { return false }
      let type = declaration.type.lastWord
      return !owners.isDisjoint(with: above(type)) || owners.contains { above($0).contains(type) }
    case .variable:
      let given = assigned[declaration.file]?[declaration.name] ?? []
      return !known.union(types).isDisjoint(with: declaration.body.union(given))
    case .binding: return known.contains(declaration.name)
    case .other: return false
    }
  }

  /// What a type inherits from, directly or not.
  private func above(_ type: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [type]
    while let next = rest.popLast() {
      for name in inherited[next] ?? [] where found.insert(name).inserted { rest.append(name) }
    }
    return found
  }

  /// Whether each label of the name belongs to a function or a type that declares it.
  private func labelsFit(_ name: String, _ indices: [Int]) -> Bool {
    let owners = Set(
      indices.flatMap { index -> [String] in
        let declaration = declared[index]
        // A struct is made with its properties' names.
        let members = declaration.range == nil ? [declaration.type.lastWord] : []
        return [declaration.labels].compactMap { $0 } + members
      })
    return (uses[name] ?? []).allSatisfy { use in
      guard case .label(let callee) = use.role else { return true }
      return callee.map(owners.contains) ?? false
    }
  }

  /// Whether each use means one of some declarations.
  ///
  /// - Parameter file: The only file that counts; nil for all.
  private func usesFit(_ name: String, _ indices: [Int], in file: String?) -> Bool {
    let areFunctions =
      indices.allSatisfy { declared[$0].kind == .function } && !change.isAll(of: name)
    return (uses[name] ?? []).allSatisfy { use in
      guard file == nil || use.file == file else { return true }
      switch use.role {
      case .other: return false
      case .label: return file == nil
      case .member: return areFunctions
      case .own: return areFunctions || indices.contains { holds(declared[$0], at: use) }
      }
    }
  }

  /// Whether a declaration can be meant at a place.
  private func holds(_ declaration: NamedDeclaration, at use: Use) -> Bool {
    if let range = declaration.range {
      return declaration.file == use.file && range.contains(use.offset)
    }
    guard let file = files[use.file] else { return false }
    let scope = file.scope(at: use.offset)
    return scope == declaration.type || scope.lastWord == declaration.type.lastWord
  }
}

extension String {
  /// The last name of a nested type's.
  var lastWord: String { split(separator: ".").last.map(String.init) ?? self }

  /// Whether Swift has it as a word of its own.
  fileprivate var isKeyword: Bool { !EditedFile(path: "", text: "let \(self) = 1\n").parses }
}
