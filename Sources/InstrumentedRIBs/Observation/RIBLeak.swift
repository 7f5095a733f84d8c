/// An object of a RIB that should have been deallocated and was not.
package struct RIBLeak: Hashable, Sendable {
  /// The part that an object plays in its RIB.
  package enum Role: String, Sendable {
    /// The RIB's router.
    case router
    /// The RIB's interactor.
    case interactor
    /// The RIB's presenter.
    case presenter
    /// The RIB's view controller.
    case viewController
  }

  /// The part that the object plays in the RIB.
  package let role: Role
  /// The object's type name without generic arguments.
  package let name: String
  /// How long the leak detector waited for it, in nanoseconds.
  package let waited: Int
}
