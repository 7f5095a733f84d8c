/// An object's type name without generic arguments.
package func typeName(of object: AnyObject) -> String { typeName(of: type(of: object)) }

/// A class's name without generic arguments.
package func typeName(of type: AnyClass) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
