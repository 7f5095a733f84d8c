/// Which objects to look for in properties.
package enum ObjectSearch: Hashable, Sendable {
  /// Routers that are recorded, and whatever an existential holds.
  case recordedRouters
  /// Objects of any class.
  case anyObjects

  fileprivate func admits(_ type: Any.Type) -> Bool {
    switch self {
    case .recordedRouters: type is any RecordedRouter.Type || type is any RecordedNode.Type
    case .anyObjects: type is AnyObject.Type
    }
  }
}

/// Finds the objects in a value of one type: an object, an existential that may hold one, or an optional, array,
/// dictionary or set of these.
struct ObjectReader {
  /// Calls a closure with each object in the value at an address.
  let visit: (UnsafeRawPointer, (AnyObject) -> Void) -> Void

  /// - Returns: Nil for a type that cannot hold what is looked for.
  static func of(_ type: Any.Type, _ search: ObjectSearch) -> ObjectReader? {
    func open<T>(_ type: T.Type) -> ObjectReader? { reader(for: type, search) }
    return _openExistential(type, do: open)
  }

  private static func reader<T>(for type: T.Type, _ search: ObjectSearch) -> ObjectReader? {
    if let container = type as? any ObjectContainer.Type { return container.reader(search) }
    guard search.admits(type) || isExistential(type) else { return nil }
    return ObjectReader { address, found in
      let value = address.assumingMemoryBound(to: T.self).pointee
      if Swift.type(of: value as Any) is AnyObject.Type {
        found(value as AnyObject)
      } else if let container = value as? any ObjectContainer {
        container.visitObjects(search, found)
      }
    }
  }

  func visit<T>(_ value: T, _ found: (AnyObject) -> Void) {
    withUnsafePointer(to: value) { visit(UnsafeRawPointer($0), found) }
  }

  private static func isExistential(_ type: Any.Type) -> Bool { TypeKind(type) == .existential }
}

/// A standard container that may hold objects.
private protocol ObjectContainer {
  static func reader(_ search: ObjectSearch) -> ObjectReader?
}

extension ObjectContainer {
  /// For a property whose type says nothing, such as `Any`.
  func visitObjects(_ search: ObjectSearch, _ found: (AnyObject) -> Void) {
    Self.reader(search)?.visit(self, found)
  }
}

extension Optional: ObjectContainer {
  fileprivate static func reader(_ search: ObjectSearch) -> ObjectReader? {
    guard let wrapped = ObjectReader.of(Wrapped.self, search) else { return nil }
    return ObjectReader { address, found in
      if let value = address.assumingMemoryBound(to: Self.self).pointee {
        wrapped.visit(value, found)
      }
    }
  }
}

extension ObjectContainer where Self: Sequence {
  fileprivate static func reader(_ search: ObjectSearch) -> ObjectReader? {
    guard let element = ObjectReader.of(Element.self, search) else { return nil }
    return ObjectReader { address, found in
      for value in address.assumingMemoryBound(to: Self.self).pointee {
        element.visit(value, found)
      }
    }
  }
}

extension Array: ObjectContainer {}

extension Set: ObjectContainer {}

extension Dictionary: ObjectContainer {
  fileprivate static func reader(_ search: ObjectSearch) -> ObjectReader? {
    guard let element = ObjectReader.of(Value.self, search) else { return nil }
    return ObjectReader { address, found in
      for value in address.assumingMemoryBound(to: Self.self).pointee.values {
        element.visit(value, found)
      }
    }
  }
}
