import SwiftSyntax

// The new text of the files.
extension RenamePlanner {
  /// The new text of each file that changes.
  func edited(_ names: RenamedNames) -> [String: String] {
    var texts: [String: String] = [:]
    for (path, file) in read {
      var file = file
      let isOwn = newName(of: path) != nil
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        for (range, text) in comments(of: token) {
          if let new = renamedComment(text, names, isOwn: isOwn) {
            file.replace(range, by: new)
          }
        }
        guard case .identifier = token.tokenKind, token.ancestor(ImportDeclSyntax.self) == nil,
          let new = types[token.word] ?? names.new(token, in: path)
        else { continue }
        file.replace(token.range, by: new)
      }
      if file.isChanged, file.text != app.text(path) { texts[path] = file.text }
    }
    return texts
  }

  /// The comments before and after a token.
  private func comments(of token: TokenSyntax) -> [(Range<Int>, String)] {
    var found: [(Range<Int>, String)] = []
    for (trivia, start) in [
      (token.leadingTrivia, token.position.utf8Offset), (token.trailingTrivia, token.end),
    ] {
      var offset = start
      for piece in trivia {
        let end = offset + piece.sourceLength.utf8Length
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          found.append((offset..<end, text))
        default: break
        }
        offset = end
      }
    }
    return found
  }

  /// A comment with the new names of types and files. In the RIB's own files, its bare name means the RIB.
  private func renamedComment(_ text: String, _ names: RenamedNames, isOwn: Bool) -> String? {
    var result = ""
    var word = ""
    var isChanged = false
    func finish() {
      let isRIB = isOwn && word == change.old.rib
      let new = types[word] ?? names.shared[word] ?? (isRIB ? change.new.rib : nil)
      isChanged = isChanged || new != nil
      result += new ?? word
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        finish()
        result.append(character)
      }
    }
    finish()
    return isChanged ? result : nil
  }
}
