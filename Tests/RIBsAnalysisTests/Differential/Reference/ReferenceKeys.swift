/// The keys of each event type in the format.
enum ReferenceKeys {
  static func required(_ type: String) -> [String]? { own[type].map { $0 + ["t"] } }

  private static let own: [String: [String]] = [
    "create": ["id", "rib", "kind"],
    "launch": ["id"],
    "attach": ["id", "parent"],
    "activate": ["id"],
    "load": ["id"],
    "detach": ["id", "parent"],
    "deactivate": ["id"],
    "destroy": ["id"],
    "hold": ["id", "parent", "property"],
    "unhold": ["id", "parent", "property"],
    "unread": ["id"],
    "appear": ["id"],
    "disappear": ["id", "removed"],
    "leak": ["id", "object", "name", "waited"],
    "holder": ["id", "object", "name"],
    "workflow": ["workflow", "name", "phase"],
    "worker": ["worker", "name", "phase"],
    "mark": ["name"],
    "settle": [],
    "unsettled": ["waited"],
    "drop": ["count"],
    "end": ["reason"],
  ]

  /// The keys that are optional but must have the right type if present.
  static func optional(_ type: String) -> [String] {
    let isAboutRIB = own[type]?.first == "id"
    return ["seq", "thread", "at"] + (isAboutRIB ? ["rib", "kind"] : []) + (more[type] ?? [])
  }

  private static let more: [String: [String]] = [
    "detach": ["cause"],
    "holder": ["path", "suspects", "cut", "address"],
    "workflow": ["step", "id"],
    "worker": ["id"],
  ]
}
