import ArgumentParser
import RIBsAnalysis

/// `end`, `42` for an event's number, `1.5s` for a time, or `mark:NAME`.
struct MomentArgument: ExpressibleByArgument {
  let moment: Moment

  init(moment: Moment) {
    self.moment = moment
  }

  /// For the parameter `transform` of an option.
  @Sendable static func parsed(_ argument: String) throws -> MomentArgument {
    if let moment = MomentArgument(argument: argument) { return moment }
    throw ValidationError(remedy)
  }

  /// How to name a moment.
  static let remedy =
    "Use an event's number such as 42, a time with its unit such as 1.5s, mark:NAME or end."

  init?(argument: String) {
    let mark = "mark:"
    if argument == "end" {
      moment = .end
    } else if argument.hasPrefix(mark) {
      moment = .mark(String(argument.dropFirst(mark.count)))
    } else if let seq = Int(argument), seq >= 0 {
      moment = .event(seq)
    } else if let time = DurationArgument(argument: argument) {
      moment = .time(time.nanoseconds)
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { "end" }
}
