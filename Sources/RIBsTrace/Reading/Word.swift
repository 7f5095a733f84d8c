/// Words of the format as numbers, whose digits are the letters' codes: a text of a line is looked up among
/// them without making a `String` of it. A number has room for eight letters.
enum Word {
  /// - Parameter letters: At most eight.
  static func number(_ letters: some Sequence<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 << 8 | UInt64($1) }
  }

  enum Key: UInt64, CaseIterable {
    case type = 0x7479_7065
    case seq = 0x73_6571
    case t = 0x74
    case thread = 0x7468_7265_6164
    case at = 0x6174
    case id = 0x6964
    case rib = 0x72_6962
    case kind = 0x6b69_6e64
    case parent = 0x7061_7265_6e74
    case property = 0x7072_6f70_6572_7479
    case cause = 0x63_6175_7365
    case removed = 0x72_656d_6f76_6564
    case object = 0x6f62_6a65_6374
    case name = 0x6e61_6d65
    case waited = 0x7761_6974_6564
    case workflow = 0x776f_726b_666c_6f77
    case worker = 0x776f_726b_6572
    case phase = 0x70_6861_7365
    case step = 0x7374_6570
    case count = 0x63_6f75_6e74
    case reason = 0x7265_6173_6f6e
  }

  enum Kind: UInt64, CaseIterable {
    case viewless = 0x7669_6577_6c65_7373
    case viewable = 0x7669_6577_6162_6c65
    case launch = 0x6c61_756e_6368
  }

  enum Cause: UInt64, CaseIterable {
    case call = 0x6361_6c6c
    case `deinit` = 0x6465_696e_6974
  }

  enum Phase: UInt64, CaseIterable {
    case start = 0x73_7461_7274
    case wait = 0x7761_6974
    case step = 0x7374_6570
    case complete = 0x636f_6d70_6c65_7465
    case fail = 0x6661_696c
    case cancel = 0x6361_6e63_656c
    case stop = 0x7374_6f70
  }

  /// Those that stand in a trace again and again.
  enum EventType: UInt64, CaseIterable {
    case create = 0x6372_6561_7465
    case launch = 0x6c61_756e_6368
    case attach = 0x6174_7461_6368
    case activate = 0x6163_7469_7661_7465
    case load = 0x6c6f_6164
    case detach = 0x6465_7461_6368
    case destroy = 0x64_6573_7472_6f79
    case hold = 0x686f_6c64
    case unhold = 0x756e_686f_6c64
    case appear = 0x6170_7065_6172
    case workflow = 0x776f_726b_666c_6f77
    case worker = 0x776f_726b_6572
    case mark = 0x6d61_726b
    case settle = 0x7365_7474_6c65
  }
}
