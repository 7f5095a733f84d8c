/// The stored properties of an object that hold what they refer to.
///
/// `Mirror` reads every property, and to read an `unowned` one whose object is gone ends the process. So
/// the others are told apart first, by what the Swift runtime keeps of each property; a mirror reads a
/// child only when it is asked for it.
struct StrongProperties {
  /// - Parameters:
  ///   - object: The object.
  ///   - isEnd: Says of a superclass that its properties and those above it are left out.
  ///   - visit: Called with `Type.property` and the value of each.
  static func visit(
    _ object: AnyObject, upTo isEnd: (Any.Type) -> Bool, _ visit: (String, Any) -> Void
  ) {
    let levels = Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror))
    // The runtime counts a class's properties after those of its superclasses.
    var first = levels.reduce(0) { $0 + $1.children.count }
    for level in levels {
      first -= level.children.count
      if isEnd(level.subjectType) { return }
      let type = String(describing: level.subjectType)
      for (offset, index) in level.children.indices.enumerated() {
        guard let name = strongProperty(of: level.subjectType, at: first + offset) else { continue }
        visit("\(type).\(name)", level.children[index].value)
      }
    }
  }

  /// - Returns: The property's name; nil where it is weak or unowned.
  private static func strongProperty(of type: Any.Type, at index: Int) -> Substring? {
    var field = RuntimeField()
    _ = fieldMetadata(type, index: index, field: &field)
    defer { field.free?(field.name) }
    guard field.isStrong, let name = field.name.map({ String(cString: $0) }) else { return nil }
    let lazyPrefix = "$__lazy_storage_$_"
    return name.hasPrefix(lazyPrefix) ? name.dropFirst(lazyPrefix.count) : name[...]
  }
}

/// What the runtime tells of a stored property; the layout is the standard library's.
private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// The runtime's entry that key paths are made with (`stdlib/public/core/ReflectionMirror.swift`), there
/// since Swift 5.2. Nothing public tells whether a property is strong.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type
