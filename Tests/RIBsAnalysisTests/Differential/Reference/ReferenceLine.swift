/// The meaning of a line of a trace.
enum ReferenceLine {
  case header(version: Int, session: String?, isSampled: Bool)
  case brokenHeader
  case event(ReferenceEvent)
  /// The associated value is its `seq`, if that can be read.
  case unknownType(seq: Int?)
  case invalidField(seq: Int?)
  case malformed
  case tooLong
  case tornTail

  /// - Parameters:
  ///   - bytes: The line without its end.
  ///   - isOpen: Whether it is the last line of the trace and has no LF.
  init(_ bytes: [UInt8], isOpen: Bool) {
    guard bytes.count <= 1 << 20 else {
      self = .tooLong
      return
    }
    guard let object = ReferenceObject(bytes) else {
      self = isOpen ? .tornTail : .malformed
      return
    }
    guard let type = object.text("type") else {
      self = .invalidField(seq: object.seq)
      return
    }
    if type == "trace" {
      self = Self.header(object)
    } else if let required = ReferenceKeys.required(type) {
      let optional = ReferenceKeys.optional(type)
      let event = object.event(type, required: required, optional: optional)
      self = event.map { .event($0) } ?? .invalidField(seq: object.seq)
    } else {
      self = .unknownType(seq: object.seq)
    }
  }

  private static func header(_ object: ReferenceObject) -> ReferenceLine {
    let texts = ["session", "app", "runtime", "platform", "startedAt"]
    guard let version = object.number("version"), texts.allSatisfy(object.isTextOrAbsent),
      object.isFlagOrAbsent("sampled")
    else {
      return .brokenHeader
    }
    return .header(
      version: version, session: object.text("session"),
      isSampled: object.flag("sampled") ?? false)
  }
}
