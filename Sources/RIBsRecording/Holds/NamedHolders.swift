import Foundation

/// What the app has named to be searched for holders beside its RIBs.
package enum NamedHolders {
  private struct Reference {
    weak var object: AnyObject?
  }

  private static let lock = NSLock()
  // `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var references: [Reference] = []
  nonisolated(unsafe) private static var classes: Set<ObjectIdentifier> = []

  /// Names objects. They are referred to weakly, and others of their classes are looked into where they are found.
  package static func add(_ objects: [AnyObject]) {
    lock.withLock {
      references.removeAll { $0.object == nil }
      for object in objects where !references.contains(where: { $0.object === object }) {
        references.append(Reference(object: object))
      }
      classes.formUnion(objects.map { ObjectIdentifier(type(of: $0)) })
    }
  }

  /// Names classes whose objects are used on the main thread alone.
  package static func add(classes added: [AnyClass]) {
    lock.withLock { classes.formUnion(added.map { ObjectIdentifier($0) }) }
  }

  static var objects: [AnyObject] { lock.withLock { references.compactMap(\.object) } }

  static var classesNamed: Set<ObjectIdentifier> { lock.withLock { classes } }
}
