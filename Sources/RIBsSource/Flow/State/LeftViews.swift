/// The children that were detached on a path which may leave their views on the screen.
struct LeftViews {
  /// Whether the path has done something that may take a view away.
  private(set) var wereTouched = false
  /// The detaches on the path, by their positions among the events, as long as it has done nothing of the kind.
  private(set) var detaches: Set<Int> = []

  /// A child is detached.
  mutating func detach(_ event: Int) { detaches.insert(event) }

  /// Something may take a view away.
  mutating func touch() { (wereTouched, detaches) = (true, []) }

  /// What holds where two paths meet. A view that is taken away if there is one is taken away.
  mutating func join(_ other: Self) {
    wereTouched = wereTouched || other.wereTouched
    detaches.formUnion(other.detaches)
  }
}
