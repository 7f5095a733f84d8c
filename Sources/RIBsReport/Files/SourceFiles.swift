import Foundation
import RIBsAnalysis

/// Finds the file that a finding is about: the source file of its call site if it is below the source root,
/// otherwise the trace.
///
/// The folders are walked once, when a format first needs them.
package final class SourceFiles {
  private let root: FilePath
  private let workingDirectory: FilePath
  private lazy var index = SourceIndex(walking: root)

  /// - Parameters:
  ///   - root: The folder that paths in reports are relative to, usually the repository's root.
  ///   - workingDirectory: The folder that trace names are relative to.
  package init(root: String, workingDirectory: String) {
    self.workingDirectory = FilePath(workingDirectory)
    self.root = FilePath(root, in: self.workingDirectory)
  }

  /// The file and line that help a reader fix a cause.
  func position(of cause: Cause) -> FilePosition {
    position(ofSite: cause.shown.at) ?? position(ofLine: cause.shown.line, in: cause.source)
  }

  /// The file and line of a cause's related event; nil if the event has no call site.
  func position(of related: Finding.Related, in cause: Cause) -> FilePosition? {
    guard related.at != nil else { return nil }
    return position(ofSite: related.at) ?? position(ofLine: related.line, in: cause.source)
  }

  /// A line of a trace or of another file named by the user.
  func position(ofLine line: Int, in source: String) -> FilePosition {
    guard source != InputReport.standardInput else {
      return FilePosition(path: source, line: max(1, line), kind: .stream)
    }
    let file = FilePath(source, in: workingDirectory)
    if let path = file.path(below: root) {
      return FilePosition(path: path, line: max(1, line), kind: .belowRoot)
    }
    let path = file.path(below: workingDirectory) ?? file.text
    return FilePosition(path: path, line: max(1, line), kind: .elsewhere)
  }

  func position(ofSite at: String?) -> FilePosition? {
    guard let site = at.flatMap(SourcePlace.init), let path = index.path(of: site) else {
      return nil
    }
    return FilePosition(path: path, line: site.line, kind: .source)
  }
}

/// A file and a line that a CI can show.
struct FilePosition: Equatable {
  enum Kind {
    /// A source file below the source root.
    case source
    /// A trace or config below the source root.
    case belowRoot
    /// A trace or config somewhere else.
    case elsewhere
    /// Standard input.
    case stream
  }

  /// Uses `/` as the separator; relative where possible.
  let path: String
  /// Counted from 1.
  let line: Int
  let kind: Kind
}
