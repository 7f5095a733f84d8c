import RIBsTrace

/// Call sites in helpers, such as `func attachOnce(_ child:)`: those that several parents share, and those in a file that
/// is no router's.
///
/// Such a line does not show which route went wrong. So a finding there says how to see the caller's line. If several
/// parents share it, the finding also names the parent and, if the trace has holds, the property that holds the child.
/// RIBs are identified by name: an app has few names, however long it runs.
struct SharedSites: Sendable {
  /// At most this many sites, and as many pairs of parent and child, are remembered.
  private static let most = 10_000
  /// At most this many properties of one parent are named.
  private static let mostProperties = 3

  static let watched: ChangeKinds = [.attached, .detached, .held]

  /// The advice for a site in a helper, which follows the rule's own fix.
  static let advice =
    "To see the caller's line here, give the helper the parameters `fileID: StaticString = #fileID, line: UInt = #line` and pass them on."

  private struct Site {
    let firstParent: InternedString
    let isAttach: Bool
    var isShared = false
  }

  private struct Pair: Hashable {
    let parent: InternedString?
    let child: InternedString?

    /// One number hashes faster than its parts: the replay does it for each hold.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(parent?.value ?? 0) << 32 | UInt64(child?.value ?? 0))
    }
  }

  private var sites = StringMap<Site>()
  private var siteCount = 0
  /// Whether the app's files are named after its RIBs: some call stands in a file that bears its parent's name.
  private var namesFiles = false
  private var properties: [Pair: [InternedString]] = [:]
  private(set) var hasAttaches = false

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    switch step.change {
    case .attached(_, let parent, _, _):
      hasAttaches = true
      note(step.stamp.site, forest[parent].name, isAttach: true, forest.strings)
    case .detached(_, let parent, .call, _):
      note(step.stamp.site, forest[parent].name, isAttach: false, forest.strings)
    case .held(let child, let parent, let property):
      let pair = Pair(parent: forest[parent].name, child: forest[child].name)
      // Usually the property is known.
      guard properties[pair]?.contains(property) != true else { return }
      let known = properties[pair] ?? []
      guard known.count < Self.mostProperties,
        !known.isEmpty || properties.count < Self.most
      else { return }
      properties[pair] = known + [property]
    default: break
    }
  }

  private mutating func note(
    _ site: InternedString?, _ parent: InternedString?, isAttach: Bool, _ strings: InternedStrings
  ) {
    // A later event can name a parent that has no name yet. It is not a second parent then.
    guard let site, let parent else { return }
    guard let known = sites[site] else {
      guard siteCount < Self.most else { return }
      sites[site] = Site(firstParent: parent, isAttach: isAttach)
      siteCount += 1
      namesFiles = namesFiles || Self.fileName(of: strings[site]).contains(strings[parent])
      return
    }
    if !known.isShared, known.firstParent != parent { sites[site]?.isShared = true }
  }

  /// Whether a finding's site is in a helper that attaches or detaches for routers.
  ///
  /// - Parameter hazards: What the app's source shows, if it was read.
  func isInHelper(
    _ record: FindingRecord, _ strings: InternedStrings, _ hazards: HazardIndex?
  ) -> Bool {
    guard let number = record.stamp.site, let site = sites[number] else { return false }
    if site.isShared { return true }
    if let place = SourcePlace(strings[number]), let isInHelper = hazards?.isInHelper(place) {
      return isInHelper
    }
    // The name of a file is weak evidence, and none at all where no file is named after a RIB.
    let file = Self.fileName(of: strings[number])
    return namesFiles && !file.contains(strings[site.firstParent]) && !Self.isOfRouter(file)
  }

  /// The name of a site's file, without the folders before it and the endings behind it.
  private static func fileName(of site: String) -> Substring {
    (site.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != ":" }
  }

  /// Whether a file is named after a router class. One that extends the runtime's classes is named after these.
  private static func isOfRouter(_ file: Substring) -> Bool {
    let type = file.prefix { $0 != "+" }
    return type.hasSuffix("Router") && !["Router", "ViewableRouter", "LaunchRouter"].contains(type)
  }

  /// A sentence that names the parent at a shared site; nil if the finding's site is not shared.
  func words(for record: FindingRecord, _ strings: InternedStrings) -> String? {
    guard let number = record.stamp.site, let site = sites[number], site.isShared else {
      return nil
    }
    let verb = site.isAttach ? "attaches" : "detaches"
    var words = "\(strings[number]) \(verb) for several parents"
    if let parent = record.parentName {
      words += ", here for \(strings[parent])"
      let held = properties[Pair(parent: parent, child: record.name)] ?? []
      if !held.isEmpty { words += " (\(held.map { strings[$0] }.joined(separator: ", ")))" }
    }
    return words + "."
  }
}
