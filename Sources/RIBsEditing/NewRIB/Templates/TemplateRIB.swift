import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The RIB that a team's template makes. What our rules ask for and the template lacks is added.
struct TemplateRIB {
  /// A property that the RIB needs from its parent.
  struct Requirement {
    let name: String
    /// The type as it is written.
    let type: String
    let baseName: String
  }

  let rib: RIBParts
  let names: RIBNames
  let isViewless: Bool
  let style: CodeStyle
  let filled: FilledTemplate
  var files: EditedFiles
  var child: ChildInterface
  var requirements: [Requirement] = []
  /// What is left to people.
  private(set) var steps: [String] = []
  /// The requirements of the builder's protocol.
  var build: [String] = []

  init(
    _ rib: RIBParts, _ names: RIBNames, isViewless: Bool, _ style: CodeStyle,
    _ filled: FilledTemplate
  ) {
    (self.rib, self.names, self.isViewless, self.style) = (rib, names, isViewless, style)
    self.filled = filled
    let texts = Dictionary(filled.files.map { ($0.path, $0.text) }) { first, _ in first }
    files = EditedFiles { texts[$0] }
    child = ChildInterface(names, isViewless: isViewless, borrowsView: false, .plain)
  }

  func refused(_ reason: String, _ part: RIBParts.Part? = nil) -> Refusal {
    Refusal(
      "the template \(reason)",
      at: part.flatMap { filled.place(of: $0) } ?? SourcePlace(file: filled.template.path, line: 1))
  }

  /// A type of the RIB, which has to stand in the template.
  func part(_ part: RIBParts.Part?, _ what: String) throws(Refusal) -> RIBParts.Part {
    guard let part, filled.files.contains(where: { $0.path == part.file }) else {
      throw refused("has no \(what), or one that is not seen to be the RIB's.")
    }
    return part
  }

  mutating func complete() throws(Refusal) {
    let listener = try part(rib.listener, "listener")
    let interactor = try part(rib.interactors.first, "interactor")
    child.listener = listener.lastName
    child.interactor = interactor.lastName
    child.viewControllable = rib.viewControllable?.lastName
    try readBuilder(listener)
    try completeListener(listener)
    for path in filled.variant.others {
      steps.append("Copy \(path) from \(filled.template.path). It is not a text file.")
    }
    child.closing = nil
    if !isViewless, !(try completeView(interactor, listener)) {
      steps.append(
        "Let the view of \(names.rib) tell its interactor when the user has swiped it away, and the interactor its listener: the template does not."
      )
    }
  }

  /// - Parameter provided: What the parent's component gets to meet the RIB's dependencies.
  func written(provided: [String] = []) throws(Refusal) -> RIBPlanner.Written {
    var files = files
    var texts: [(path: String, text: String)] = []
    var types: [String] = []
    for (path, text) in filled.files {
      guard path.hasSuffix(".swift") else {
        texts.append((path, text))
        continue
      }
      let file = try files[path]
      texts.append((path, file.text))
      types += file.declarations.filter { $0.kind != .extension }.map(\.name)
    }
    let mock =
      child.mocksBuilder
      ? [
        "final class \(child.mock): \(child.buildable) {"
      ] + build.map { "    \($0) { fatalError(\"No test uses this.\") }" } + ["}"]
      : [
        "final class \(child.mock): \(child.dependency)\(style.isAsync ? ", @unchecked Sendable" : "") {}"
      ]
    return RIBPlanner.Written(
      files: texts, child: child, types: types, mock: mock, provided: provided)
  }

  // MARK: Listener

  /// The function of the listener that says that the RIB is over is the only one without parameters, or a new one.
  mutating func completeListener(_ listener: RIBParts.Part) throws(Refusal) {
    var file = try files[listener.file]
    let declaration = try files.declaration(of: listener)
    let functions = declaration.functions
    if let other = functions.first(where: { $0.signature.returnClause != nil }) {
      throw refused(
        "has the function \(other.name.text) in \(listener.lastName), for which no answer is known here. Take it out, and add it once the RIB is there.",
        listener)
    }
    let ends = functions.filter { function in
      function.signature.parameterClause.parameters.isEmpty
        && (function.signature.effectSpecifiers?.asyncSpecifier != nil) == style.isAsync
        && function.signature.effectSpecifiers?.throwsClause == nil
    }
    let end = ends.count == 1 ? ends.first : nil
    child.end = end?.name.text ?? names.didClose
    child.events = functions.filter { $0.name.text != child.end || end == nil }
      .map(\.requirement)
    guard end == nil else { return }
    file.addMembers(
      [
        "/// \(names.rib) is over: its parent detaches it.", "func \(child.end)()\(style.effect)",
      ], to: declaration, spaced: false)
    files.put(file)
  }
}
