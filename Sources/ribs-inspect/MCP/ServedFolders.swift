import Foundation

/// The folders whose files an assistant may see. Every path that a tool is given goes through here.
struct ServedFolders: Sendable {
  /// A path that is not served, or a folder that cannot be.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// As the user named them.
  let paths: [String]
  /// The same without links.
  private let roots: [String]

  /// - Throws: ``Refusal`` if a path is not a folder.
  init(_ paths: [String]) throws(Refusal) {
    var roots: [String] = []
    for path in paths {
      do throws(FileFailure) {
        guard try FileStatus(of: path).kind == .folder else {
          throw FileFailure(path: path, code: ENOTDIR)
        }
        roots.append(try Self.real(path))
      } catch {
        let reason = error.code == ENOTDIR ? "this is not a folder." : error.reason
        throw Refusal(description: "\(path): \(reason) Name the folder with the app or its traces.")
      }
    }
    (self.paths, self.roots) = (paths, roots)
  }

  /// Whether a path that exists is one of the folders or below one, after all links are followed.
  func hold(_ path: String) -> Bool {
    guard let real = try? Self.real(path) else { return false }
    return isServed(real)
  }

  /// Throws if a path is outside of the folders. A path that does not exist is judged by the deepest folder above it that
  /// does, so that a refusal does not tell what exists elsewhere.
  func require(_ path: String) throws(Refusal) {
    // The system would read it up to there, and other code to its end.
    guard !path.unicodeScalars.contains("\0") else {
      throw Refusal(description: "A path cannot contain NUL. Leave it out.")
    }
    // As long as a system allows at most.
    guard path.utf8.count <= 4096 else {
      throw Refusal(description: "A path has at most 4,096 bytes. Give a shorter one.")
    }
    var existing = path
    while true {
      do throws(FileFailure) {
        let real = try Self.real(existing)
        if isServed(real) { return }
        break
      } catch {
        guard let above = Self.parent(of: existing) else { break }
        existing = above
      }
    }
    throw Refusal(
      description:
        "'\(path)' is outside of the served folders (\(paths.joined(separator: ", "))). Give a path below them, or ask the user to start `ribs-inspect mcp` with the other folder."
    )
  }

  /// Compares bytes: two names that Unicode calls equal can be two folders.
  private func isServed(_ real: String) -> Bool {
    roots.contains { root in
      let folder = root.hasSuffix("/") ? root : root + "/"
      return real.utf8.elementsEqual(root.utf8) || real.utf8.starts(with: folder.utf8)
    }
  }

  /// The path without its last name; nil if there is nothing above it.
  private static func parent(of path: String) -> String? {
    var rest = Substring(path)
    while rest.hasSuffix("/"), rest.count > 1 { rest.removeLast() }
    if rest.isEmpty || rest == "/" || rest == "." { return nil }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    return slash == rest.startIndex ? "/" : String(rest[..<slash])
  }

  /// The absolute path without links.
  private static func real(_ path: String) throws(FileFailure) -> String {
    guard let real = realpath(path, nil) else { throw FileFailure(path: path, code: errno) }
    defer { free(real) }
    return String(cString: real)
  }
}
