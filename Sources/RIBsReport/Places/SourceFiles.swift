import Foundation
import RIBsAnalysis

/// Where a CI finds what a finding is about: the file of its call site below the source root, or else the
/// trace.
///
/// The folders are walked once, and only if a format asks.
public final class SourceFiles {
  private let root: FilePath
  private let workingDirectory: FilePath
  private lazy var index = SourceIndex(walking: root)

  /// - Parameters:
  ///   - root: The folder that paths in reports are relative to, usually the repository's.
  ///   - workingDirectory: The folder that the names of traces are relative to.
  public init(root: String, workingDirectory: String) {
    self.workingDirectory = FilePath(workingDirectory)
    self.root = FilePath(root, in: self.workingDirectory)
  }

  /// Where to point a reader who wants to mend a cause.
  func place(of cause: Cause) -> Place {
    place(ofSite: cause.shown.at) ?? place(ofLine: cause.shown.line, in: cause.source)
  }

  /// Where a related event of a cause is to be seen; nil where it has no call site.
  func place(of related: Finding.Related, in cause: Cause) -> Place? {
    guard related.at != nil else { return nil }
    return place(ofSite: related.at) ?? place(ofLine: related.line, in: cause.source)
  }

  /// A line of a trace or of another file that a user named.
  func place(ofLine line: Int, in source: String) -> Place {
    guard source != InputReport.standardInput else {
      return Place(path: source, line: max(1, line), kind: .stream)
    }
    let file = FilePath(source, in: workingDirectory)
    if let path = file.path(below: root) {
      return Place(path: path, line: max(1, line), kind: .belowRoot)
    }
    let path = file.path(below: workingDirectory) ?? file.text
    return Place(path: path, line: max(1, line), kind: .elsewhere)
  }

  func place(ofSite at: String?) -> Place? {
    guard let site = at.flatMap(CallSite.init), let path = index.path(of: site) else { return nil }
    return Place(path: path, line: site.line, kind: .source)
  }
}

/// A file and a line that a CI can show.
struct Place: Equatable {
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

  /// With `/` between its folders; relative wherever it can be.
  let path: String
  /// From 1.
  let line: Int
  let kind: Kind
}
