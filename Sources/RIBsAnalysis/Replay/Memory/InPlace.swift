/// Keeps the value that it is part of where it is.
///
/// A large value is borrowed as a copy on the stack, even one that cannot be copied, as long as the compiler could move
/// it through registers in principle. One with a part that it could not is handed on by its address.
struct InPlace: Sendable {
  private let anything: (any Sendable)? = nil
}
