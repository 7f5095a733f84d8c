/// An object's type name without generic arguments.
package func typeName(of object: AnyObject) -> String {
  String(String(describing: type(of: object)).prefix { $0 != "<" })
}
