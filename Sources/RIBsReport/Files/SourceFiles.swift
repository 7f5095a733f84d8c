import Foundation
import RIBsAnalysis

/// Finds the file that a finding is about: the source file of its call site if it is below the source root,
/// otherwise the trace. A hazard in source names its file itself.
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

  /// Whether a path, relative to the working directory, is the root or below it.
  package func holds(_ path: String) -> Bool {
    let path = FilePath(path, in: workingDirectory)
    return path == root || path.path(below: root) != nil
  }

  /// The file and line that help a reader fix a cause.
  func position(of cause: Cause) -> FilePosition { position(of: cause.shown, in: cause) }

  /// The file and line that help a reader fix one finding or hazard of a cause.
  func position(of finding: any Reportable, in cause: Cause) -> FilePosition {
    position(of: finding.at, in: cause) ?? position(ofLine: finding.line, in: cause.source)
  }

  /// The file and line of a place that a cause names; nil if the file is not found.
  private func position(of at: String?, in cause: Cause) -> FilePosition? {
    guard let folder = cause.folder else { return position(ofSite: at) }
    guard let site = at.flatMap(SourcePlace.init) else { return nil }
    return position(ofSource: site.line, in: folder + site.file)
  }

  /// The file and line of a cause's related event; nil if the event has no call site.
  func position(of related: RelatedLine, in cause: Cause) -> FilePosition? {
    guard related.at != nil else { return nil }
    return position(of: related.at, in: cause) ?? position(ofLine: related.line, in: cause.source)
  }

  /// A line of a source file that was read.
  private func position(ofSource line: Int, in file: String) -> FilePosition {
    let position = position(ofLine: line, in: file)
    guard position.kind == .belowRoot else { return position }
    return FilePosition(path: position.path, line: position.line, kind: .source)
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

  /// The position as an absolute path with a line; nil for standard input.
  func absolute(_ position: FilePosition) -> String? {
    let folder: FilePath? =
      switch position.kind {
      case .source, .belowRoot: root
      case .elsewhere: workingDirectory
      case .stream: nil
      }
    return folder.map { "\(FilePath(position.path, in: $0).text):\(position.line)" }
  }

  /// The absolute path of the folder that paths in reports are relative to.
  package var folder: String { root.text }

  /// The absolute path and the line of a call site; nil if no file or several files below the root match.
  package func sourceFile(ofSite at: String?) -> (path: String, line: Int)? {
    position(ofSite: at).map { (FilePath($0.path, in: root).text, $0.line) }
  }

  /// The file and line of a call site; nil if no file or several files below the root match.
  package func position(ofSite at: String?) -> FilePosition? {
    guard let site = at.flatMap(SourcePlace.init), let path = index.path(of: site) else {
      return nil
    }
    return FilePosition(path: path, line: site.line, kind: .source)
  }
}

/// A file and a line that a CI can show.
package struct FilePosition: Equatable {
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
  package let path: String
  /// Counted from 1.
  package let line: Int
  let kind: Kind
}
