/// A value of which one never occurs, so that this one can stand for none.
protocol Niched: BitwiseCopyable {
  static var niche: Self { get }
  var isNiche: Bool { get }
}

/// Keeps a value that may be missing in no more room than the value itself takes: of every RIB there are many.
@propertyWrapper
struct Packed<Value: Niched>: BitwiseCopyable, Sendable where Value: Sendable {
  private var value: Value

  init(wrappedValue: Value?) { value = wrappedValue ?? .niche }

  var wrappedValue: Value? {
    get { value.isNiche ? nil : value }
    set { value = newValue ?? .niche }
  }
}

/// Keeps the place of an entry in some list in four bytes.
@propertyWrapper
struct Link: BitwiseCopyable, Sendable {
  private var place: Int32

  init(wrappedValue: Int?) { place = wrappedValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }

  var wrappedValue: Int? {
    get { place < 0 ? nil : Int(place) }
    set { place = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }
}
