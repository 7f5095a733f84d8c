/// An object's type as people call it, without generic arguments.
func typeName(of object: AnyObject) -> String {
  String(String(describing: type(of: object)).prefix { $0 != "<" })
}
