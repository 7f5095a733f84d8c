import Foundation

/// The properties in which objects of a class may hold routers. They are found once per class: reflecting an
/// object costs a hundred times as much as reading the few properties that matter.
///
/// Only strong properties count, and only those whose type can be a router or contain one. A mirror would read
/// all of them, and reading an `unowned` property whose object is gone ends the process.
struct HoldLayout {
  struct Property {
    /// `Type.property`
    let name: String
    let offset: Int
    let read: RouterReader
  }

  let properties: [Property]

  /// - Parameter ends: Superclasses. Their properties and those of their superclasses are left out.
  static func of(_ type: AnyClass, upTo ends: [AnyClass]) -> HoldLayout {
    let key = Key(type: ObjectIdentifier(type), ends: ends.map { ObjectIdentifier($0) })
    return lock.withLock {
      if let known = known[key] { return known }
      let layout = HoldLayout(type, upTo: ends)
      known[key] = layout
      return layout
    }
  }

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var ends: [ObjectIdentifier]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [Key: HoldLayout] = [:]

  private init(_ type: AnyClass, upTo ends: [AnyClass]) {
    var properties: [Property] = []
    // The Swift runtime numbers a class's properties after those of its superclasses.
    var level: AnyClass? = type
    while let current = level, !ends.contains(where: { $0 == current }) {
      let above = _getSuperclass(current).map { RuntimeField.count(of: $0) } ?? 0
      for index in above..<max(above, RuntimeField.count(of: current)) {
        guard let field = RuntimeField(index, of: current), field.isStrong,
          let read = RouterReader.of(field.type)
        else { continue }
        properties.append(
          Property(name: "\(current).\(field.name)", offset: field.offset, read: read))
      }
      level = _getSuperclass(current)
    }
    self.properties = properties
  }
}
