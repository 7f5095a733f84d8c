/// A session's first line: who wrote it, and in which version of the format.
public struct TraceHeader: Sendable, Equatable {
  /// The version of the format this package reads and writes.
  public static let supportedVersion = 1

  /// The version of the format.
  public var version: Int
  /// Names the session.
  public var session: String?
  /// The app's name.
  public var app: String?
  /// What recorded the trace, with its version.
  public var runtime: String?
  /// The operating system.
  public var platform: String?
  /// When the session began, in ISO 8601.
  public var startedAt: String?
  /// Whether the tree was sampled from outside, so that changes between two samples are missing.
  public var sampled: Bool

  /// - Parameters:
  ///   - version: The version of the format.
  ///   - session: Names the session.
  ///   - app: The app's name.
  ///   - runtime: What recorded the trace, with its version.
  ///   - platform: The operating system.
  ///   - startedAt: When the session began, in ISO 8601.
  ///   - sampled: Whether the tree was sampled from outside.
  public init(
    version: Int = supportedVersion, session: String? = nil, app: String? = nil,
    runtime: String? = nil, platform: String? = nil, startedAt: String? = nil, sampled: Bool = false
  ) {
    self.version = version
    self.session = session
    self.app = app
    self.runtime = runtime
    self.platform = platform
    self.startedAt = startedAt
    self.sampled = sampled
  }
}

extension TraceHeader {
  /// Emits the keys in the order they are written.
  func emit(to fields: inout some FieldSink<String> & ~Copyable) {
    fields.number(.version, version)
    fields.text(.session, session)
    fields.text(.app, app)
    fields.text(.runtime, runtime)
    fields.text(.platform, platform)
    fields.text(.startedAt, startedAt)
    if sampled { fields.flag(.sampled, true) }
  }

  init(_ values: borrowing some FieldValues<String> & ~Copyable) {
    self.init(
      version: values[.version], session: values.text(.session), app: values.text(.app),
      runtime: values.text(.runtime), platform: values.text(.platform),
      startedAt: values.text(.startedAt), sampled: values.flag(.sampled) ?? false)
  }
}
