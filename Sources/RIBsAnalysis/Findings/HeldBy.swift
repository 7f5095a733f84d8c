import RIBsTrace

/// What holds an object that should be gone, as far as stored properties tell.
public struct HeldBy: Sendable, Equatable {
  /// A stored property on the way to the object.
  public struct Step: Sendable, Equatable {
    /// The number of the RIB whose part has the property; nil if it is part of none.
    public var rib: Int?
    /// `Type.property`
    public var property: String

    /// What a closure captured.
    static let closure = Step(rib: nil, property: "a closure")
    /// What memory of an unknown type refers to.
    static let memory = Step(rib: nil, property: "memory without a type")

    var isProperty: Bool { self != .closure && self != .memory }
    /// The type that has the property.
    var owner: String { String(property.prefix { $0 != "." }) }
  }

  /// What nobody can look into, such as a closure.
  public struct Suspect: Sendable, Equatable {
    /// `Type.property`
    public var property: String
    /// `closure`, `subscription`, `task`, `timer` or `worker`.
    public var kind: String
  }

  /// The properties that lead to it; empty if none was found.
  public private(set) var steps: [Step] = []
  /// What may hold it unseen, if no property was found; the likeliest first.
  public private(set) var suspects: [Suspect] = []
  /// Its type's name.
  public let object: String
  /// The number of its RIB; nil if a report of `leaks` says what holds it.
  private let rib: Int?
  /// What a report of `leaks` says of the steps.
  let leak: Leak?
  /// Whether the object's own RIB holds it.
  public let isByItself: Bool
  /// Where the object is; nil if the trace does not say.
  let address: String?
  /// How many ways a report of `leaks` has to objects of this type, if it has several.
  var ways = 1
  /// Whether the app stopped looking before it had seen everything.
  public let isCut: Bool

  /// - Parameter event: What the trace says.
  package init(_ event: TraceEvent.Holder) {
    (rib, object, isCut) = (event.id, event.name, event.isCut ?? false)
    (address, leak) = (event.address, nil)
    if let path = event.path {
      steps = path.split(separator: " > ").dropLast().map { step in
        let parts = step.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let rib = Int(parts[0]) else { return Step(property: String(step)) }
        return Step(rib: rib, property: String(parts[1]))
      }
    }
    isByItself = steps.first.map { $0.rib == event.id } ?? false
    suspects = (event.suspects ?? "").split(separator: ", ").compactMap { suspect in
      guard let space = suspect.lastIndex(of: " ") else { return nil }
      return Suspect(
        property: String(suspect[..<space]),
        kind: String(suspect[suspect.index(after: space)...]))
    }
  }

  /// What a report of `leaks` says holds an object.
  ///
  /// - Parameters:
  ///   - object: Its type's name.
  ///   - steps: The properties that lead to it.
  ///   - leak: What they are.
  init(leaked object: String, steps: [Step], _ leak: Leak) {
    (self.object, self.steps, self.leak, isByItself) = (object, steps, leak, leak.isByItself)
    (rib, address, isCut) = (nil, nil, false)
  }

  /// What a report says behind "held by".
  public var words: String {
    let end = isCut ? " (the search ended early)" : ""
    guard steps.isEmpty else {
      var shown = steps.map(\.property)
      if shown.count > Self.mostSteps {
        shown = shown.prefix(Self.mostSteps / 2) + ["…"] + shown.suffix(Self.mostSteps / 2)
      }
      let path = (shown + [object]).joined(separator: " → ")
      return (isByItself ? "itself: " : "") + path + end + origin
    }
    if suspects.isEmpty {
      return
        "no property that could be read. Look for a closure, a timer or an object of another class\(end)"
    }
    let named = suspects.prefix(3).map(\.words).joined(separator: ", ")
    return "no property that could be read. Could not look inside \(named)\(end)"
  }

  /// Of a longer way those in its middle are left out.
  private static let mostSteps = 12

  /// Who says it, if it is not the app.
  private var origin: String {
    if leak == nil { return "" }
    return ways > 1 ? ", one of \(ways) ways that leaks found" : ", according to leaks"
  }

  /// Whether it names another property than these, or a position in one of them.
  func saysMore(than properties: [String]) -> Bool {
    !steps.isEmpty && !(steps.count == 1 && properties.contains(steps[0].property))
  }

  /// The property to change: the last one outside of the RIB's own parts, or the one with which they begin to hold each
  /// other.
  private var culprit: String? {
    if leak != nil { return leakCulprit }
    let step = steps.last { $0.rib != rib } ?? (isByItself ? steps.first : steps.last)
    return step?.property
  }

  /// That property as a class declares it, `Type.property`: without positions in lists and what is inside of it.
  var property: String? {
    guard let parts = culprit?.split(separator: "."), parts.count > 1 else { return nil }
    let name = parts[1].prefix { $0 != "[" }
    // What a property wrapper stores.
    let isWrapped = name.hasPrefix("_") && parts.count > 2 && parts[2] == "wrappedValue"
    return "\(parts[0]).\(isWrapped ? name.dropFirst() : name)"
  }

  /// What to do about it; nil if the search found nothing to change.
  ///
  /// - Parameter name: The RIB's name.
  func fix(_ name: String) -> String? {
    if let leak { return leakFix(name, leak) }
    if let culprit, let property {
      // A payload, an element or a part of a struct cannot be made weak by itself.
      let isWhole = culprit == property
      if isByItself, isWhole {
        return "Make \(property) weak, or clear it where \(name) is detached."
      }
      if culprit.contains("["), !isByItself {
        return "Remove it from \(property) where \(name) is detached."
      }
      return isWhole
        ? "Set \(property) to nil where \(name) is detached, or make it weak."
        : "Clear \(property) where \(name) is detached, or hold the object in it weakly."
    }
    guard let suspect = suspects.first else { return nil }
    return
      "See whether \(suspect.property) holds \(name). If not, look at what outlives \(name): services, timers, observers."
  }

  /// What tells causes apart: the properties without positions in lists; empty if none was found.
  var identity: String {
    steps.map { step in
      var isInside = false
      return step.property.filter { character in
        if character == "[" { isInside = true }
        defer { if character == "]" { isInside = false } }
        return !isInside && character != "]"
      }
    }.joined(separator: " > ")
  }
}

extension HeldBy.Suspect {
  /// `ProfileInteractor.onTick (closure)`
  fileprivate var words: String { "\(property) (\(kind))" }
}

/// What the app found to hold an object of a RIB.
struct FoundHolder {
  let object: InternedString
  let name: InternedString
  let path: InternedString?
  let suspects: InternedString?
  let isCut: Bool?
  let address: InternedString?

  func heldBy(_ rib: Int, _ strings: InternedStrings) -> HeldBy {
    HeldBy(
      TraceEvent.Holder(
        id: rib, object: strings[object], name: strings[name], path: strings[path],
        suspects: strings[suspects], isCut: isCut, address: strings[address]))
  }
}

extension Forest {
  /// Notes what holds an object of a RIB, in place of what was found before.
  mutating func note(_ holder: InternedEvent.Holder, of index: NodeIndex) {
    var all = found[index] ?? []
    all.removeAll { $0.object == holder.object }
    all.append(
      FoundHolder(
        object: holder.object, name: holder.name, path: holder.path, suspects: holder.suspects,
        isCut: holder.isCut, address: holder.address))
    found[index] = all
  }

  /// What holds an object of a RIB; nil if the app did not look for it.
  ///
  /// - Parameter role: The part that it plays in the RIB.
  func holder(of index: NodeIndex, _ role: String) -> FoundHolder? {
    found[index]?.first { strings[$0.object] == role }
  }
}
