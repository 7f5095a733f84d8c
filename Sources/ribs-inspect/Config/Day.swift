#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Days as `YYYY-MM-DD`, whose text order is their date order. They do not use Foundation, because its
/// formatters load tables for all languages, and each check needs today's date.
enum Day {
  /// Today's date in UTC, so that a check in one time zone says what it says in another.
  static var today: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return text(Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
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
    [(year, 4), (month, 2), (day, 2)].map { number, digits in
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }.joined(separator: "-")
  }
}
