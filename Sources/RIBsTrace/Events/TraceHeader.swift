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
  /// The app's version, as its users know it.
  public var appVersion: String?
  /// The number of the app's build.
  public var build: String?
  /// The device's model, such as `iPhone16,1`. It must not identify one device.
  public var device: String?
  /// What else the app says about the session, such as the release channel; nothing about the user.
  public var tags: [String: String]
  /// Whether the tree was sampled from outside, so that changes between two samples are missing.
  public var sampled: Bool
  /// Whether the tree has nodes that are no RIBs, so that reports say node instead of RIB.
  public var otherNodes: Bool
  /// The `seq` at which the checkpoint at the start of the trace ends; nil if the trace has all events. Of the events up
  /// to it, the trace has only those that still mattered.
  public var checkpoint: Int?

  /// - Parameters:
  ///   - version: The version of the format.
  ///   - session: Names the session.
  ///   - app: The app's name.
  ///   - runtime: What recorded the trace, with its version.
  ///   - platform: The operating system.
  ///   - startedAt: When the session began, in ISO 8601.
  ///   - appVersion: The app's version.
  ///   - build: The number of the app's build.
  ///   - device: The device's model.
  ///   - tags: What else the app says about the session.
  ///   - sampled: Whether the tree was sampled from outside.
  ///   - otherNodes: Whether the tree has nodes that are no RIBs.
  ///   - checkpoint: The `seq` at which the checkpoint at the start of the trace ends.
  public init(
    version: Int = supportedVersion, session: String? = nil, app: String? = nil,
    runtime: String? = nil, platform: String? = nil, startedAt: String? = nil,
    appVersion: String? = nil, build: String? = nil, device: String? = nil,
    tags: [String: String] = [:], sampled: Bool = false, otherNodes: Bool = false,
    checkpoint: Int? = nil
  ) {
    self.version = version
    self.session = session
    self.app = app
    self.runtime = runtime
    self.platform = platform
    self.startedAt = startedAt
    self.appVersion = appVersion
    self.build = build
    self.device = device
    self.tags = tags
    self.sampled = sampled
    self.otherNodes = otherNodes
    self.checkpoint = checkpoint
  }
}

extension TraceHeader {
  /// Emits the keys in the order they are written, except for the tags.
  func emit(to fields: inout some FieldSink<String> & ~Copyable) {
    fields.number(.version, version)
    fields.text(.session, session)
    fields.text(.app, app)
    fields.text(.runtime, runtime)
    fields.text(.platform, platform)
    fields.text(.startedAt, startedAt)
    fields.text(.appVersion, appVersion)
    fields.text(.build, build)
    fields.text(.device, device)
    if sampled { fields.flag(.sampled, true) }
    if otherNodes { fields.flag(.otherNodes, true) }
    fields.number(.checkpoint, checkpoint)
  }

  init(_ values: borrowing some FieldValues<String> & ~Copyable, tags: [String: String]) {
    self.init(
      version: values[.version], session: values.text(.session), app: values.text(.app),
      runtime: values.text(.runtime), platform: values.text(.platform),
      startedAt: values.text(.startedAt), appVersion: values.text(.appVersion),
      build: values.text(.build), device: values.text(.device), tags: tags,
      sampled: values.flag(.sampled) ?? false, otherNodes: values.flag(.otherNodes) ?? false,
      checkpoint: values.number(.checkpoint))
  }
}
