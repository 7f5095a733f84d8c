import ArgumentParser
import Foundation
import RIBsDiagram
import RIBsReport

/// The target of links on RIBs.
struct SourceLinkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The URL of the sources, to which RIBs and findings in an SVG link. {path} and {line} are filled in; without {path}, /{path}#L{line} is appended.",
      valueName: "url"))
  var sourceURL: String?

  @OptionGroup var root: SourceRootOption

  func link() throws -> Diagram.SourceLink {
    guard let sourceURL else { return { _ in nil } }
    do {
      return try SourceLinks(base: sourceURL, sources: root.sources).url(of:)
    } catch {
      throw ValidationError("--source-url \(error)".printable)
    }
  }
}
