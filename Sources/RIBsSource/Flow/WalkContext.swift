import RIBsAnalysis

/// What holds while a piece of code runs, whichever path leads there. Whoever runs a function, a closure or a branch
/// under other conditions does so inside ``Interpreter/with(_:_:)``, which ends with the block.
struct WalkContext {
  /// The function from which the RIB's code began to run.
  var entry: Entry
  /// What makes the code run: the entry's reach, or that of a closure that runs later.
  var reach: Reach
  /// How the calls that lead here were resolved.
  var certainty = Certainty.read
  /// The function that runs.
  var frame: Frame
  /// The calls from the entry down to it.
  var calls: [CallSite] = []
  /// The functions and closures that run, which are not begun again.
  var running: Set<ObjectIdentifier> = []
  /// Whether a closure runs that was called later.
  var isLater = false
  /// The delay whose closure runs; nil if none does.
  var delay: Delay?
  /// The closure of the subscription that runs; nil if none does.
  var subscription: SourcePlace?
  /// The task whose closure runs; nil if none does.
  var task: RunningTask?
  /// Whether nothing else of what is running now goes on: its task was cancelled before.
  var isAlone = false
  /// Whether a `for await` runs the code, which waits for each round before it begins the next.
  var isSerial = false
  /// The property that is given what the code makes, such as a subscription.
  var keeper: String?
  /// Whether a stream may leave out the event that would run the code a second time.
  var isFiltered = false
  /// Whether it does so only because the value equals the one before.
  var isDistinct = false
  /// Whether what is subscribed to ends when the RIB is deactivated.
  var isEnding = false
  /// Whether what runs is bound to the main actor.
  var isOnMain = false
  /// Whether a call around this one can mean several functions.
  var isOneOfSeveral = false

  /// A closure that runs after a delay.
  struct Delay {
    /// The number of calls around the closure.
    let depth: Int
    /// Where it stands; nil for a function that is passed on.
    let closure: SourcePlace?
    /// How long it waits, in seconds; nil if that is not known.
    let seconds: Double?
    /// The conditions that were passed before.
    let flags: Set<PathState.Flag>
    /// The slots in which a new router was stored before.
    let filled: Set<Slot>
  }

  struct RunningTask {
    /// Where its closure stands.
    let closure: SourcePlace
    /// How often the path had waited when it was made.
    let awaits: Int
  }

  init(_ entry: Entry, frame: Frame) {
    (self.entry, self.frame) = (entry, frame)
    reach = entry.reach
  }

  /// Nothing runs yet.
  static var idle: WalkContext {
    WalkContext(
      Entry(
        name: "", part: .router, place: SourcePlace(file: "", line: 0), reach: .event, children: [],
        rib: nil),
      frame: Frame(
        receiver: .unknown, type: nil, file: "",
        function: Function(name: "", body: nil, line: 0), depth: 0))
  }
}

/// A function that runs.
struct Frame {
  /// What `self` is.
  var receiver: Value
  /// The type in which names are looked up; nil outside types.
  var type: Int?
  var file: String
  var function: Function
  /// How many calls are around it.
  var depth: Int
  /// The line of the statement that runs.
  var line = 0
}

extension Interpreter {
  /// Runs code under a changed context.
  func with<Result>(_ change: (inout WalkContext) -> Void, _ body: () -> Result) -> Result {
    let saved = context
    defer { context = saved }
    var changed = saved
    change(&changed)
    context = changed
    return body()
  }
}
