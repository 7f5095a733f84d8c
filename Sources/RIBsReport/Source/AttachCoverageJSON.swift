import RIBsAnalysis
import RIBsTrace

/// Which attaches and detaches of the source traces have reached, for other programs.
struct AttachCoverageJSON {
  private let coverage: AttachCoverage
  private let tree: StaticTree

  /// - Parameter source: Nil, or without coverage, if there is none to write.
  init?(_ source: SourceReport?) {
    guard let source, let coverage = source.coverage else { return nil }
    (self.coverage, tree) = (coverage, source.tree)
  }

  static let format = JSONFormat<Self>.object(
    "coverage",
    """
    Which lines of the source traces reached; only in a report on source that is joined with traces.
    """,
    [
      .required(
        "attaches", .list(of: SiteJSON.format),
        "The lines on which a RIB attaches a child, by parent, file and line.",
        { $0.sites($0.coverage.attaches) }),
      .required(
        "blindSpots", .list(of: blindSpot),
        "The pairs in the traces that no line of the source explains.", \.coverage.blindSpots),
      .required(
        "detaches", .list(of: SiteJSON.format),
        "The lines on which a RIB detaches a child, by parent, file and line.",
        { $0.sites($0.coverage.detaches) }),
      .required("traces", .count, "How many traces were joined.", \.coverage.traces),
    ])

  private func sites(_ sites: [AttachCoverage.Site]) -> some Sequence<SiteJSON> & SendableMetatype {
    sites.lazy.map { SiteJSON(site: $0, tree: tree) }
  }

  private static let blindSpot = JSONFormat<AttachCoverage.BlindSpot>.object(
    "blindSpot", "A pair of RIBs in the traces that no line of the source explains.",
    [
      .optional("at", .text, "The first call site, Module/File.swift:LINE.", \.at),
      .required("call", .word, "Which call it is.", \.kind),
      .required("child", .text, "The child's name.", \.child),
      .required("count", .positive, "How many calls there were.", \.count),
      .required("parent", .text, "The parent's name.", \.parent),
    ])
}

private struct SiteJSON {
  let site: AttachCoverage.Site
  let tree: StaticTree

  static let format = JSONFormat<Self>.object(
    "site", "A line of the source on which a RIB attaches or detaches a child.",
    [
      .required(
        "byNames", .flag,
        """
        Whether only the names of parent and child, and no call site, say that a trace reached the line.
        """, \.site.isTakenByNamesAlone),
      .required(
        "children", .list(of: .text), "The names of the RIBs that can be the child.",
        { site in site.site.children.map { site.tree.ribs[$0].name } }),
      .required("count", .count, "How many calls in the traces reached the line.", \.site.count),
      .required("file", .text, "The file, relative to the folder given.", \.site.place.file),
      .required("line", .positive, "The line in the file.", \.site.place.line),
      .required("parent", .text, "The parent's name.", { $0.tree.ribs[$0.site.parent].name }),
    ])
}
