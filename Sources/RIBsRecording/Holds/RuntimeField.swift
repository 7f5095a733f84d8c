/// A stored property, as the Swift runtime describes it to key paths
/// (`stdlib/public/core/ReflectionMirror.swift`, since Swift 5.2). No public API says whether a property is strong
/// or at which offset it is. These entries are called only if the observer reads holds.
struct RuntimeField {
  let name: String
  let type: Any.Type
  /// In bytes from the object's or the value's address.
  let offset: Int
  let isStrong: Bool

  /// How many stored properties a class, struct or tuple has, including those of superclasses.
  static func count(of type: Any.Type) -> Int { fieldCount(type) }

  /// - Parameter index: From 0; the properties of the superclasses come first.
  init?(_ index: Int, of type: Any.Type) {
    var metadata = Metadata()
    let fieldType = fieldMetadata(type, index: index, field: &metadata)
    defer { metadata.free?(metadata.name) }
    guard let name = metadata.name.map({ String(cString: $0) }) else { return nil }
    let lazyPrefix = "$__lazy_storage_$_"
    self.name = name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name
    self.type = fieldType
    isStrong = metadata.isStrong
    offset = fieldOffset(type, index: index)
  }

  /// The standard library's layout.
  fileprivate struct Metadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
  }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, field: UnsafeMutablePointer<RuntimeField.Metadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
