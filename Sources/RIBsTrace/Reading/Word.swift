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
    case kind = 0x6B69_6E64
    case parent = 0x7061_7265_6E74
    case property = 0x7072_6F70_6572_7479
    case cause = 0x63_6175_7365
    case removed = 0x72_656D_6F76_6564
    case object = 0x6F62_6A65_6374
    case name = 0x6E61_6D65
    case waited = 0x7761_6974_6564
    case workflow = 0x776F_726B_666C_6F77
    case worker = 0x776F_726B_6572
    case phase = 0x70_6861_7365
    case step = 0x7374_6570
  }

  enum Kind: UInt64, CaseIterable {
    case viewless = 0x7669_6577_6C65_7373
    case viewable = 0x7669_6577_6162_6C65
    case launch = 0x6C61_756E_6368
  }

  enum Cause: UInt64, CaseIterable {
    case call = 0x6361_6C6C
    case `deinit` = 0x6465_696E_6974
  }

  enum Phase: UInt64, CaseIterable {
    case start = 0x73_7461_7274
    case wait = 0x7761_6974
    case step = 0x7374_6570
    case complete = 0x636F_6D70_6C65_7465
    case fail = 0x6661_696C
    case cancel = 0x6361_6E63_656C
    case stop = 0x7374_6F70
  }

  /// Those that stand in a trace again and again.
  enum EventType: UInt64, CaseIterable {
    case create = 0x6372_6561_7465
    case launch = 0x6C61_756E_6368
    case attach = 0x6174_7461_6368
    case activate = 0x6163_7469_7661_7465
    case load = 0x6C6F_6164
    case detach = 0x6465_7461_6368
    case destroy = 0x64_6573_7472_6F79
    case hold = 0x686F_6C64
    case unhold = 0x756E_686F_6C64
    case appear = 0x6170_7065_6172
    case leak = 0x6C65_616B
    case workflow = 0x776F_726B_666C_6F77
    case worker = 0x776F_726B_6572
    case mark = 0x6D61_726B
    case settle = 0x7365_7474_6C65
  }
}
