import Foundation

/// The properties in which objects of a class may hold routers. They are found once per class: reflecting an
/// object costs a hundred times as much as reading the few properties that matter.
///
/// Only strong properties count, and only those whose type can be a router or contain one. A mirror would read
/// all of them, and reading an `unowned` property whose object is gone ends the process.
package struct HoldLayout {
  private struct Property {
    /// `Type.property`
    let name: String
    let offset: Int
    let read: ObjectReader
  }

  private let properties: [Property]

  /// - Parameters:
  ///   - type: The class of the objects to read.
  ///   - search: What to look for.
  ///   - end: Superclasses. Their properties and those of their superclasses are left out.
  package static func of(
    _ type: AnyClass, for search: ObjectSearch, upTo end: RuntimeClasses
  ) -> HoldLayout {
    let key = Key(type: ObjectIdentifier(type), search: search, end: end)
    return lock.withLock {
      if let known = known[key] { return known }
      let layout = HoldLayout(type, for: search, upTo: end)
      known[key] = layout
      return layout
    }
  }

  /// Calls a closure with each object that a property of `owner` holds, and the property's name, `Type.property`.
  package func visit(_ owner: AnyObject, _ found: (AnyObject, String) -> Void) {
    if properties.isEmpty { return }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    for property in properties {
      property.read.visit(address + property.offset) { found($0, property.name) }
    }
  }

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var search: ObjectSearch
    var end: RuntimeClasses
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [Key: HoldLayout] = [:]

  private init(_ type: AnyClass, for search: ObjectSearch, upTo end: RuntimeClasses) {
    var properties: [Property] = []
    // The Swift runtime numbers a class's properties after those of its superclasses.
    var level: AnyClass? = type
    while let current = level, !end.contains(current) {
      let above = _getSuperclass(current).map { RuntimeField.count(of: $0) } ?? 0
      for index in above..<max(above, RuntimeField.count(of: current)) {
        guard let field = RuntimeField(index, of: current), field.isStrong,
          let read = ObjectReader.of(field.type, search)
        else { continue }
        properties.append(
          Property(name: "\(current).\(field.name)", offset: field.offset, read: read))
      }
      level = _getSuperclass(current)
    }
    self.properties = properties
  }
}

/// The base classes of a runtime. What they store is not the app's.
package enum RuntimeClasses: Hashable, Sendable {
  case types([ObjectIdentifier])
  /// With their module and without generic arguments, such as `RIBs.Router`.
  case names([String])

  func contains(_ type: AnyClass) -> Bool {
    switch self {
    case .types(let types): types.contains(ObjectIdentifier(type))
    case .names(let names): names.contains(String(String(reflecting: type).prefix { $0 != "<" }))
    }
  }
}
