import RIBsSource
import SwiftSyntax

/// The functions with which a view shows another and takes it away, as its protocol and those above it declare them. What
/// they do is read in their code, and not in their names.
struct ViewFunctions {
  private struct Function {
    let name: String
    /// `viewController: `, or empty.
    let label: String
    let use: Use
  }

  private struct Use: Hashable {
    let showing: RIBRequest.Showing
    let shows: Bool
  }

  private let functions: [Function]

  /// - Parameter part: The view's protocol.
  init(of part: RIBParts.Part, in survey: AppSurvey, _ read: (String) -> String?) {
    var declared: [FunctionDeclSyntax] = []
    for part in survey.protocols(above: part, read) {
      guard let text = read(part.file) else { continue }
      let file = EditedFile(path: part.file, text: text)
      declared += file.declaration(of: part.name)?.functions.filter(\.takesView) ?? []
    }
    guard !declared.isEmpty else {
      functions = []
      return
    }
    var written: [FunctionDeclSyntax] = []
    for file in survey.files where !file.isTest {
      guard let text = read(file.path),
        declared.contains(where: { text.contains("func \($0.name.text)(") })
      else { continue }
      written += EditedFile(path: file.path, text: text).declarations.flatMap(\.functions)
        .filter { $0.body != nil && $0.takesView }
    }
    functions = declared.compactMap { function in
      let uses = Set(written.filter(function.isLike).map(Self.use))
      guard let use = uses.first.flatMap(\.self), uses.count == 1 else { return nil }
      let label = function.signature.parameterClause.parameters.first?.firstName.text ?? "_"
      return Function(
        name: function.name.text, label: label == "_" ? "" : "\(label): ", use: use)
    }
  }

  /// What a function does with the view that it is given; nil if its code does not tell.
  private static func use(_ function: FunctionDeclSyntax) -> Use? {
    guard let body = function.body, function.usesItsArgument else { return nil }
    let uses = calls.filter { name, _ in !CallFinder.calls(of: name, in: Syntax(body)).isEmpty }
    let all = Set(uses.map(\.1))
    return all.count == 1 ? all.first : nil
  }

  /// What the functions of UIKit and of headless views do with a view.
  private static let calls: [(String, Use)] = [
    ("present", Use(showing: .present, shows: true)),
    ("dismiss", Use(showing: .present, shows: false)),
    ("pushViewController", Use(showing: .push, shows: true)),
    ("push", Use(showing: .push, shows: true)),
    ("popViewController", Use(showing: .push, shows: false)),
    ("popToViewController", Use(showing: .push, shows: false)),
    ("removeFromParent", Use(showing: .push, shows: false)),
  ]

  /// The first two that show a view in some way and take it away again; nil if there are none.
  func screen(_ showing: RIBRequest.Showing) -> ShownScreen? {
    func first(shows: Bool) -> (String, String)? {
      functions.first { $0.use == Use(showing: showing, shows: shows) }.map { ($0.name, $0.label) }
    }
    guard let show = first(shows: true), let hide = first(shows: false) else { return nil }
    return ShownScreen(show: show, hide: hide)
  }
}

extension AppSurvey {
  /// A protocol and those that it inherits from.
  fileprivate func protocols(
    above part: RIBParts.Part, _ read: (String) -> String?
  ) -> [RIBParts.Part] {
    let module = files.first { $0.path == part.file }?.module ?? ""
    var found = [part]
    var next = 0
    while next < found.count {
      let part = found[next]
      next += 1
      guard let text = read(part.file) else { continue }
      let declaration = EditedFile(path: part.file, text: text).declaration(of: part.name)
      for name in declaration?.inherited ?? [] {
        let scoped = part.scope.isEmpty ? name : "\(part.scope).\(name)"
        guard let above = type(scoped, module) ?? type(name, module), !found.contains(above)
        else { continue }
        found.append(above)
      }
    }
    return found
  }

  /// A type of a module, or the only one of that name in others.
  private func type(_ name: String, _ module: String) -> RIBParts.Part? {
    if let place = types[module]?[name] { return RIBParts.Part(name: name, place: place) }
    let others = types.values.compactMap { $0[name] }
    return others.count == 1 ? RIBParts.Part(name: name, place: others[0]) : nil
  }
}

extension FunctionDeclSyntax {
  /// Whether its one parameter is a view, it returns nothing, and it neither waits nor throws.
  fileprivate var takesView: Bool {
    guard let parameter = signature.parameterClause.parameters.first,
      signature.parameterClause.parameters.count == 1
    else { return false }
    return parameter.type.baseName == "ViewControllable" && !parameter.type.isOptional
      && signature.returnClause == nil && signature.effectSpecifiers == nil
  }

  /// Whether its code names its one parameter.
  var usesItsArgument: Bool {
    guard let parameter = signature.parameterClause.parameters.first, let body else { return false }
    let argument = (parameter.secondName ?? parameter.firstName).text
    return body.tokens(viewMode: .sourceAccurate).contains { $0.text == argument }
  }
}
