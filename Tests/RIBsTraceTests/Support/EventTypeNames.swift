@testable import RIBsTrace

enum EventTypeNames {
  /// The values of the key `type`, the header's included.
  static let all = Set(EventType.allCases.map(\.rawValue))
}
