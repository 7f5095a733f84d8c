/// How a fact about the app was found. Warnings and errors come from facts that were read.
enum Certainty: Hashable, Sendable {
  /// Declarations say so, and nothing else fits.
  case read
  case guessed(Guess)

  /// What follows from two facts is as certain as the less certain of them. The first guess is told.
  func joined(_ other: Certainty) -> Certainty {
    if case .guessed = self { self } else { other }
  }

  var guess: Guess? {
    if case .guessed(let guess) = self { guess } else { nil }
  }

  static func joined(_ all: some Sequence<Certainty>) -> Certainty {
    all.reduce(.read) { $0.joined($1) }
  }
}

/// Why a fact is no more than a guess.
enum Guess: Hashable, Sendable {
  /// Several types of the app have the name, and neither module nor import tells which is meant.
  case severalTypes(name: String)
  /// Several routers conform to the protocol that is all the source shows.
  case severalRouters(protocol: String, count: Int)
  /// Several builders conform to the protocol, and they make different RIBs.
  case severalBuilders(protocol: String, count: Int)
  /// The superclass is in no source.
  case unknownSuperclass(of: String, name: String)
  /// Nothing in the sources conforms to a protocol, through which an interactor may call its parent.
  case missingParent(protocol: String)
  /// A child is detached before, and the source does not show which.
  case unknownDetach
  /// Only the listener that a function is given says which RIB it makes.
  case factory(listener: String)
  /// A condition that is not understood reads the property, and may guard it.
  case unreadCondition(slot: String)
  /// A helper object attaches to a router that it was given, and the source does not show which.
  case unknownParent
  /// An operator of a stream may keep a second event out, and is not followed.
  case filteredStream
  /// The view disables a control until the child is gone, or until an answer has come.
  case disabledControl(name: String)
  /// A function lays the child's view over others, perhaps over the control that was tapped.
  case coveredControl(function: String)
  /// The view ignores taps for a while after one.
  case throttledTaps
  /// A closure leads here, and its caller tests something first.
  case testedClosure(name: String)
  /// Several functions of one name fit the arguments equally well.
  case severalOverloads(name: String)

  /// The reason in a sentence.
  var sentence: String {
    switch self {
    case .severalTypes(let name):
      "This is a guess: several types are called \(name)."
    case .severalRouters(let name, let count):
      "This is a guess: \(count) routers conform to \(name)."
    case .severalBuilders(let name, let count):
      "This is a guess: \(count) builders conform to \(name)."
    case .unknownSuperclass(let type, let name):
      "This is a guess: \(name), the superclass of \(type), is not in the sources."
    case .missingParent(let name):
      "This is a guess: nothing in the sources conforms to \(name), which may be the listener."
    case .unknownDetach:
      "This is a guess: a child is detached before, and the sources do not show which."
    case .factory(let listener):
      "This is a guess: only \(listener) says which RIB the function makes."
    case .unreadCondition(let slot):
      "This is a guess: a condition about \(slot) is not understood."
    case .unknownParent:
      "This is a guess: the sources do not show to which router an object attaches."
    case .filteredStream:
      "This is a guess: the stream may leave out the event that would do it."
    case .coveredControl(let name):
      "This is a guess: \(name) lays the child's view over others, perhaps over what was tapped."
    case .disabledControl(let name):
      "This is a guess: the view disables \(name), which may keep a second tap out."
    case .throttledTaps:
      "This is a guess: the view ignores a second tap that comes soon after the first."
    case .testedClosure(let name):
      "This is a guess: the caller of \(name) tests something first, which may prevent a second call."
    case .severalOverloads(let name):
      "This is a guess: several functions called \(name) fit the call."
    }
  }
}
