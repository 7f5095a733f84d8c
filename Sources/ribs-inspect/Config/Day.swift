import Foundation

/// Days as `YYYY-MM-DD`, which sort as they come.
enum Day {
  /// The day it is where the command runs.
  static var today: String { text(Date()) }

  /// Whether the calendar has the day.
  static func exists(_ day: String) -> Bool {
    guard let date = formatter.date(from: day) else { return false }
    return text(date) == day
  }

  private static func text(_ date: Date) -> String { formatter.string(from: date) }

  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }
}
