import ArgumentParser
import Foundation
import RIBsDiagram
import RIBsReport

/// Where a picture leads to for who clicks on a RIB.
struct SourceLinkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the sources can be read: RIBs and findings of an SVG lead to their call sites there. {path} and {line} stand for a place; /{path}#L{line} is added where there is no {path}.",
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
