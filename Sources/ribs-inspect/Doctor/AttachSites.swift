import RIBsAnalysis

/// The lines that attached RIBs in traces, with how often they did so.
struct AttachSites {
  struct Site {
    let at: String
    let place: SourcePlace
    /// How many attaches name the line.
    fileprivate(set) var count = 0
    /// The parents that were attached to, by name.
    fileprivate(set) var parents: Set<String> = []
  }

  /// In the order in which traces first name them.
  private(set) var all: [Site] = []
  /// How many attaches name no line.
  private(set) var withoutLine = 0

  init(_ traces: [InputReport]) {
    var indices: [String: Int] = [:]
    for call in traces.lazy.flatMap(\.sessions).compactMap(\.calls).flatMap(\.all)
    where call.kind == .attach {
      guard let at = call.at, let place = SourcePlace(at) else {
        withoutLine += call.count
        continue
      }
      let index = indices[at] ?? all.count
      if index == all.count {
        all.append(Site(at: at, place: place))
        indices[at] = index
      }
      all[index].count += call.count
      all[index].parents.insert(call.parent)
    }
  }
}
