import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// The types that belong to the RIB.
extension RenamePlanner {
  mutating func findTypes() throws(Refusal) {
    owned.addTests(in: read)
    for name in owned.places.keys { types[name] = change.changed(name) }
    try owned.refuseOthers()
    for new in types.values.sorted() {
      if AppSurvey.isOfRuntime(new) {
        throw Refusal("the runtime has a type \(new). Choose another name.", at: parts.rib.place)
      }
      if let place = place(of: new) {
        throw Refusal("\(new) is already used here. Choose another name.", at: place)
      }
    }
  }

  /// The classes that have a member of a name.
  func owners(of name: String) -> Set<String> {
    var found: Set<String> = []
    for (file, text) in texts where text.contains(name) {
      let parsed = read[file] ?? EditedFile(path: file, text: text)
      for declaration in parsed.declarations where declaration.names.contains(name) {
        found.insert(declaration.name.lastWord)
      }
    }
    return found
  }

  /// The first place where the app's code, or one file of it, uses a name.
  func place(of name: String, in path: String? = nil) -> SourcePlace? {
    for (file, text) in texts.sorted(by: { $0.key < $1.key })
    where (path == nil || path == file) && text.contains(name) {
      let parsed = read[file] ?? EditedFile(path: file, text: text)
      let token = parsed.tree.tokens(viewMode: .sourceAccurate).first { token in
        guard case .identifier = token.tokenKind, token.word == name else { return false }
        return token.ancestor(ImportDeclSyntax.self) == nil
      }
      if let token {
        return SourcePlace(file: file, line: parsed.lineNumber(of: token.start))
      }
    }
    return nil
  }
}
