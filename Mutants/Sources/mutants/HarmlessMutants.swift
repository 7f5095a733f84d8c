import Breaking
import Foundation

/// The survivors that change nothing a user sees, each with the reason.
///
/// A line is `file | kind | text of the line | reason`. Line numbers would be wrong after the next change.
struct HarmlessMutants {
  /// Where the list has each mutant.
  private var lines: [Key: String] = [:]

  private struct Key: Hashable {
    let file: String
    let kind: String
    let text: String

    init(file: String, kind: String, text: String) {
      (self.file, self.kind, self.text) = (file, kind, text)
    }

    init(_ mutant: Mutant) {
      self.init(file: mutant.file, kind: mutant.kind.rawValue, text: mutant.text)
    }
  }

  init(file: URL?) throws {
    guard let file else { return }
    let content = try String(contentsOf: file, encoding: .utf8)
    for (offset, line) in content.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard fields.count >= 4, Mutant.Kind(rawValue: fields[1]) != nil else {
        throw Subprocess.Failure(
          description:
            "\(file.path):\(offset + 1): expected 'file | kind | text of the line | reason'. "
            + "A kind is one of \(Mutant.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      // The text of a line may have bars in it.
      let key = Key(
        file: fields[0], kind: fields[1],
        text: fields[2..<(fields.count - 1)].joined(separator: " | "))
      lines[key] = "\(file.lastPathComponent):\(offset + 1)"
    }
  }

  func contains(_ mutant: Mutant) -> Bool { lines[Key(mutant)] != nil }

  /// - Returns: The lines about files of these mutants that name none of them, because the source has changed.
  func outdated(among mutants: [Mutant]) -> [String] {
    let (files, keys) = (Set(mutants.map(\.file)), Set(mutants.map(Key.init)))
    return lines.filter { files.contains($0.key.file) && !keys.contains($0.key) }.map(\.value)
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }
}
