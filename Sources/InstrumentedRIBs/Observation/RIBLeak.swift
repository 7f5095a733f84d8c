/// An object of a RIB that should have been deallocated and was not.
package struct RIBLeak: Hashable, Sendable {
  /// What an object is to its RIB.
  package enum Role: String, Sendable {
    /// The RIB's router.
    case router
    /// The RIB's interactor.
    case interactor
    /// What turns the interactor's state into what the view shows.
    case presenter
    /// The RIB's view controller.
    case viewController
  }

  /// What the object is to the RIB.
  package let role: Role
  /// The object's type name without generic arguments.
  package let name: String
  /// How long it was waited for, in nanoseconds.
  package let waited: Int
}
