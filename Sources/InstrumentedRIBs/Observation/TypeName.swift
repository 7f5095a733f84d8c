/// A type as people call it, without generic arguments.
func typeName(_ type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

/// An object's type as people call it, without generic arguments.
func typeName(of object: AnyObject) -> String { typeName(type(of: object)) }
