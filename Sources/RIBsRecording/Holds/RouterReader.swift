/// Looks for routers in a value of one type: a router, an existential that may hold one, or an optional, array,
/// dictionary or set of these.
struct RouterReader {
  /// Calls a closure with each router in the value at an address.
  let visit: (UnsafeRawPointer, (any RecordedRouter) -> Void) -> Void

  /// - Returns: Nil for a type that cannot hold a router.
  static func of(_ type: Any.Type) -> RouterReader? {
    func open<T>(_ type: T.Type) -> RouterReader? { reader(for: type) }
    return _openExistential(type, do: open)
  }

  private static func reader<T>(for type: T.Type) -> RouterReader? {
    if let container = type as? any RouterContainer.Type { return container.routerReader }
    guard type is any RecordedRouter.Type || isExistential(type) else { return nil }
    return RouterReader { address, found in
      let value = address.assumingMemoryBound(to: T.self).pointee
      if let router = value as? any RecordedRouter {
        found(router)
      } else if !(Swift.type(of: value as Any) is AnyObject.Type),
        let container = value as? any RouterContainer
      {
        container.visitRouters(found)
      }
    }
  }

  func visit<T>(_ value: T, _ found: (any RecordedRouter) -> Void) {
    withUnsafePointer(to: value) { visit(UnsafeRawPointer($0), found) }
  }

  /// Only the type metadata tells an existential type from others.
  private static func isExistential(_ type: Any.Type) -> Bool {
    let existential: UInt = 0x303
    return metadataKind(type) == existential
  }
}

/// The kinds are listed in `include/swift/ABI/MetadataKind.def`.
@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

/// A standard container that may hold routers.
private protocol RouterContainer {
  static var routerReader: RouterReader? { get }
}

extension RouterContainer {
  /// For a property whose type says nothing, such as `Any`.
  func visitRouters(_ found: (any RecordedRouter) -> Void) {
    Self.routerReader?.visit(self, found)
  }
}

extension Optional: RouterContainer {
  fileprivate static var routerReader: RouterReader? {
    guard let wrapped = RouterReader.of(Wrapped.self) else { return nil }
    return RouterReader { address, found in
      if let value = address.assumingMemoryBound(to: Self.self).pointee {
        wrapped.visit(value, found)
      }
    }
  }
}

extension Array: RouterContainer {
  fileprivate static var routerReader: RouterReader? {
    guard let element = RouterReader.of(Element.self) else { return nil }
    return RouterReader { address, found in
      for value in address.assumingMemoryBound(to: Self.self).pointee {
        element.visit(value, found)
      }
    }
  }
}

extension Set: RouterContainer {
  fileprivate static var routerReader: RouterReader? {
    guard let element = RouterReader.of(Element.self) else { return nil }
    return RouterReader { address, found in
      for value in address.assumingMemoryBound(to: Self.self).pointee {
        element.visit(value, found)
      }
    }
  }
}

extension Dictionary: RouterContainer {
  fileprivate static var routerReader: RouterReader? {
    guard let element = RouterReader.of(Value.self) else { return nil }
    return RouterReader { address, found in
      for value in address.assumingMemoryBound(to: Self.self).pointee.values {
        element.visit(value, found)
      }
    }
  }
}
