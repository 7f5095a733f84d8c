import RIBsSource

/// The names of a RIB's types and files, as the field writes them.
struct RIBNames {
  /// `Profile`
  let rib: String
  /// `profile`, `urlPicker` for `URLPicker`.
  let property: String

  init(_ rib: String) {
    self.rib = rib
    let capitals = rib.prefix { $0.isUppercase || $0.isNumber }
    // The last capital of several begins the next word.
    let count = capitals.count == rib.count ? rib.count : max(1, capitals.count - 1)
    property = rib.prefix(count).lowercased() + rib.dropFirst(count)
  }

  var dependency: String { "\(rib)Dependency" }
  var component: String { "\(rib)Component" }
  var buildable: String { "\(rib)Buildable" }
  var builder: String { "\(rib)Builder" }
  var routing: String { "\(rib)Routing" }
  var presentable: String { "\(rib)Presentable" }
  var listener: String { "\(rib)Listener" }
  var interactor: String { "\(rib)Interactor" }
  var interactable: String { "\(rib)Interactable" }
  var viewControllable: String { "\(rib)ViewControllable" }
  var router: String { "\(rib)Router" }
  var presentableListener: String { "\(rib)PresentableListener" }
  var viewController: String { "\(rib)ViewController" }
  /// What the RIB tells its parent when the user has closed it.
  ///
  /// A placeholder in a template has no small letters, so that its name stands at the end.
  var didClose: String { property == rib ? "didClose\(rib)" : "\(property)DidClose" }

  /// The types that a new RIB declares.
  func types(isViewless: Bool, _ view: RIBParts.ViewKind?) -> [String] {
    let shared = [
      dependency, component, buildable, builder, routing, listener, interactor, interactable,
      router,
    ]
    return isViewless
      ? shared + [viewControllable]
      : shared + [presentable, viewControllable, presentableListener, viewController]
        + (view == .swiftui ? ["\(rib)View"] : [])
  }

  /// Whether a word can be the name of a RIB.
  static func isName(_ word: String) -> Bool {
    word.first?.isUppercase ?? false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
