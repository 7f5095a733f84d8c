import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The files of an app that are changed together, or not at all.
struct EditedFiles {
  private let read: (String) -> String?
  private var texts: [String: String] = [:]
  private var files: [String: EditedFile] = [:]
  private var new: [String: String] = [:]

  /// - Parameter read: Reads a file; nil if it cannot be read as UTF-8.
  init(read: @escaping (String) -> String?) { self.read = read }

  /// A file that is there, with the changes that were made to it.
  subscript(path: String) -> EditedFile {
    mutating get throws(Refusal) {
      if let known = files[path] { return known }
      guard let text = read(path) else {
        throw Refusal(
          "the file cannot be read as UTF-8. Check its permissions and its encoding.",
          at: SourcePlace(file: path, line: 1))
      }
      let file = EditedFile(path: path, text: text)
      try file.checkThatItParses()
      texts[path] = text
      files[path] = file
      return file
    }
  }

  mutating func put(_ file: EditedFile) { files[file.path] = file }

  /// Adds a file that is not there.
  mutating func add(_ text: String, at path: String) throws(Refusal) {
    guard read(path) == nil else {
      throw Refusal(
        "the file is there already. Move it away, or give the new RIB another name.",
        at: SourcePlace(file: path, line: 1))
    }
    new[path] = text
  }

  /// Changes a file that is no Swift.
  mutating func change(_ file: Patch.File) {
    texts[file.path] = file.before
    new[file.path] = file.after
  }

  /// The files that are added, by path.
  var newPaths: [String] { new.keys.sorted() }

  /// A type as its file declares it.
  mutating func declaration(of part: RIBParts.Part) throws(Refusal) -> Declaration {
    guard let found = try self[part.file].declaration(of: part.name) else {
      throw Refusal(
        "\(part.name) is not declared here in a way that can be changed.",
        at: part.place)
    }
    return found
  }

  /// What changes; the files that are not changed are left out.
  ///
  /// - Throws: ``Refusal`` if a changed file does not parse any longer, which would be a mistake of ours.
  func patch() throws(Refusal) -> Patch {
    var changed = new
    for (path, file) in files where file.isChanged { changed[path] = file.text }
    for (path, text) in changed.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      try EditedFile(path: path, text: text).checkThatItStillParses()
    }
    return Patch(changed.map { Patch.File(path: $0.key, before: texts[$0.key], after: $0.value) })
  }
}
