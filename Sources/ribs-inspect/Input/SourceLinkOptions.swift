import ArgumentParser
import Foundation
import RIBsDiagram
import RIBsLive
import RIBsReport

/// The target of links on RIBs.
struct SourceLinkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The URL of the sources, to which RIBs and findings in an SVG link. {path} and {line} are filled in; without {path}, /{path}#L{line} is appended.",
      valueName: "url"))
  var sourceURL: String?

  func link(_ root: SourceRootOption) throws -> Diagram.SourceLink {
    try links(root.sources)?.url(of:) ?? { _ in nil }
  }

  /// Finds the code at call sites for the live page.
  ///
  /// - Parameters:
  ///   - source: The app's source that was read.
  ///   - isLocal: Whether the page is read on this machine.
  func code(
    _ source: HazardOptions, _ root: SourceRootOption, isLocal: Bool
  ) throws -> CodeSites {
    let sources = root.sources(holding: source.paths)
    // Elsewhere, such as in a home folder, a search for the files could take long, and find those of another app.
    let isWanted = root.isRepository || sourceURL != nil || !source.paths.isEmpty
    return CodeSites(
      isWanted ? sources : nil, links: try links(sources), showsLines: !source.paths.isEmpty,
      isLocal: isLocal,
      hasXcode: isLocal && Xcode.isInstalled)
  }

  private func links(_ sources: SourceFiles) throws -> SourceLinks? {
    guard let sourceURL else { return nil }
    do {
      return try SourceLinks(base: sourceURL, sources: sources)
    } catch {
      throw ValidationError("--source-url \(error)".printable)
    }
  }
}
