import Foundation

/// The packages that `Package.resolved` or `Podfile.lock` lists.
enum ResolvedPackages {
  private struct Pin: Decodable {
    /// Of versions 2 and 3.
    var location: String?
    /// Of version 1.
    var repositoryURL: String?
  }

  private struct Pins: Decodable { var pins: [Pin] }

  private struct Document: Decodable {
    var pins: [Pin]?
    var object: Pins?
  }

  /// The known packages in a `Package.resolved`. Another file's content has none.
  static func packages(_ data: Data, at path: String) -> [PackageReference] {
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else { return [] }
    return (document.pins ?? document.object?.pins ?? []).compactMap { pin in
      (pin.location ?? pin.repositoryURL).flatMap {
        PackageReference(location: $0, at: path)
      }
    }
  }

  /// The pod RIBs in a `Podfile.lock`.
  static func pods(_ text: String, at path: String) -> [PackageReference] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("DEPENDENCIES") { break }
      guard line.hasPrefix("  - RIBs (") || line == "  - RIBs:" else { continue }
      return [PackageReference(.ribsPod, at: "\(path):\(index + 1)")]
    }
    return []
  }
}
