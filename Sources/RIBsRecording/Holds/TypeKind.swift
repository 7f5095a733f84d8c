/// What only a type's metadata tells. The numbers are listed in `include/swift/ABI/MetadataKind.def`.
enum TypeKind: UInt {
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  /// Such as `any Sequence<Int>`.
  case constrainedExistential = 0x307

  /// - Returns: Nil for other types, classes among them.
  init?(_ type: Any.Type) { self.init(rawValue: metadataKind(type)) }
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt
