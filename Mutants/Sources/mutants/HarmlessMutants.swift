import Breaking
import Foundation

/// The survivors that change nothing a user sees, each with the reason.
///
/// A line is `file | kind | text of the line | reason`. Line numbers would be wrong after the next change.
struct HarmlessMutants {
  private var reasons: [Key: String] = [:]

  private struct Key: Hashable {
    let file: String
    let kind: String
    let text: String
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
      reasons[key] = fields[fields.count - 1]
    }
  }

  func reason(for mutant: Mutant) -> String? {
    reasons[Key(file: mutant.file, kind: mutant.kind.rawValue, text: mutant.text)]
  }
}
