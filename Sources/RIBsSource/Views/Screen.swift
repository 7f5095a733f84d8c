import RIBsAnalysis

/// A view controller, as far as the code of a RIB tells which one it is.
indirect enum Screen: Hashable {
  /// The RIB's own view.
  case own
  /// The view of a child: of a router that was built, or of what a slot holds.
  case child(Value.Key)
  /// The navigation controller around another view controller.
  case navigation(Screen)
  /// The presentation controller of another view controller.
  case presentation(Screen)
  /// What a stored property of the router or the interactor holds.
  case held(Slot)
  /// One that the code makes at a place.
  case made(SourcePlace)
}

/// How UIKit presents a view.
enum PresentationStyle: Hashable {
  /// A page or form sheet, which the user can pull down.
  case sheet
  /// Full screen, over or in place of what was there.
  case covering
  /// Over the nearest view that defines a context for it.
  case inContext
  /// A popover, or a sheet where there is no room for one. The user can tap beside it.
  case popover
  /// A style of the app's own.
  case other

  /// - Parameter name: The name of a case of `UIModalPresentationStyle`.
  init?(_ name: String) {
    switch name {
    case "automatic", "pageSheet", "formSheet": self = .sheet
    case "fullScreen", "overFullScreen": self = .covering
    case "currentContext", "overCurrentContext": self = .inContext
    case "popover": self = .popover
    case "custom", "none": self = .other
    default: return nil
    }
  }

  /// Whether the user can take away what is presented.
  var isDismissible: Bool { self == .sheet || self == .popover }
}

/// The values that something can have where paths meet. Nil is among them where a path did not set it, or set it to
/// something that is not known.
struct Possible<Item: Hashable>: Hashable {
  private(set) var values: Set<Item?> = []

  /// Whether no path set it.
  var isUntouched: Bool { values.isEmpty }
  /// The value that all paths set.
  var only: Item? { values.count == 1 ? values.first.flatMap { $0 } : nil }

  mutating func set(_ item: Item?) { values = [item] }

  func contains(_ item: Item) -> Bool { values.contains(item) }

  func joined(with other: Self) -> Self {
    if values == other.values { return self }
    var joined = Self()
    joined.values = (values.isEmpty ? [nil] : values).union(
      other.values.isEmpty ? [nil] : other.values)
    return joined
  }
}

/// What a path did to a view controller.
struct ScreenFacts: Hashable {
  /// Whether its navigation bar was hidden.
  var isBarHidden = Possible<Bool>()
  var style = Possible<PresentationStyle>()
  /// Whether `isModalInPresentation` was set.
  var isPinned = Possible<Bool>()
  /// The classes that the delegate of its presentation can be; empty if they are not known.
  var delegates = Possible<[Int]>()
  /// Whether its back button was hidden or replaced.
  var hidesBack = Possible<Bool>()
  /// Whether a view was pushed.
  var isFilled = Possible<Bool>()

  func joined(with other: Self) -> Self {
    ScreenFacts(
      isBarHidden: isBarHidden.joined(with: other.isBarHidden),
      style: style.joined(with: other.style), isPinned: isPinned.joined(with: other.isPinned),
      delegates: delegates.joined(with: other.delegates),
      hidesBack: hidesBack.joined(with: other.hidesBack),
      isFilled: isFilled.joined(with: other.isFilled))
  }
}

/// What is known of view controllers at one point of a function.
struct ScreenState {
  var facts: [Screen: ScreenFacts] = [:]
  /// What the path stored in properties.
  var held: [Slot: Screen] = [:]

  mutating func join(_ other: Self) {
    for screen in Set(facts.keys).union(other.facts.keys) {
      facts[screen] = (facts[screen] ?? ScreenFacts())
        .joined(with: other.facts[screen] ?? ScreenFacts())
    }
    held = held.filter { other.held[$0.key] == $0.value }
  }
}
