#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Days as `YYYY-MM-DD`, whose text order is their date order. They do not use Foundation, because its
/// formatters load tables for all languages, and each check needs today's date.
enum Day {
  /// Today's date in UTC, so that a check in one time zone says what it says in another.
  static var today: String { text(of: parts(of: time(nil))) }

  /// The day and the minute in UTC, as `YYYY-MM-DD HH:MM`.
  ///
  /// - Parameter seconds: Since 1970.
  static func minute(_ seconds: Int) -> String {
    let parts = parts(of: time_t(seconds))
    let minute = [parts.tm_hour, parts.tm_min].map { padded(Int($0), to: 2) }
    return "\(text(of: parts)) \(minute.joined(separator: ":"))"
  }

  private static func parts(of time: time_t) -> tm {
    var (time, parts) = (time, tm())
    gmtime_r(&time, &parts)
    return parts
  }

  private static func text(of parts: tm) -> String {
    text(Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }

  /// Whether the calendar has the day.
  static func exists(_ day: String) -> Bool {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, parts[0] > 0, 1...12 ~= parts[1],
      1...length(ofMonth: parts[1], in: parts[0]) ~= parts[2]
    else { return false }
    return text(parts[0], parts[1], parts[2]) == day
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    [(year, 4), (month, 2), (day, 2)].map(padded).joined(separator: "-")
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
