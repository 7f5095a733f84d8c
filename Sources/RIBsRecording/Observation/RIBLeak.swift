/// An object of a RIB that should have been deallocated and was not.
package struct RIBLeak: Hashable, Sendable {
  /// The part that the object plays in the RIB.
  package let role: RouterRecord.Role
  /// The object's type name without generic arguments.
  package let name: String
  /// How long the leak detector waited for it, in nanoseconds.
  package let waited: Int
}
