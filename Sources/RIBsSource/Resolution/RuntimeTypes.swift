/// The names of the RIBs runtimes' own types: uber/RIBs, ModernRIBs, CombineRIBs and InstrumentedRIBs.
enum RuntimeTypes {
  static let routers: Set<String> = ["Router", "ViewableRouter", "LaunchRouter"]
  static let interactors: Set<String> = ["Interactor", "PresentableInteractor"]
  static let builders: Set<String> = [
    "Builder", "ComponentizedBuilder", "SimpleComponentizedBuilder",
    "MultiStageComponentizedBuilder",
    "SimpleMultiStageComponentizedBuilder",
  ]
  static let components: Set<String> = ["Component", "EmptyComponent", "BootstrapComponent"]
  static let workers: Set<String> = ["Worker"]
  /// The view classes of InstrumentedRIBs for apps without a screen, which nobody can swipe.
  static let headlessViews: Set<String> = [
    "HeadlessViewController", "HeadlessNavigationController", "HeadlessTabBarController",
  ]
  /// The protocols that apps extend.
  static let protocols: Set<String> = [
    "Routing", "ViewableRouting", "LaunchRouting", "Interactable", "ViewControllable", "Buildable",
    "Dependency", "RouterScope", "InteractorScope", "Working", "Presentable",
  ]
  /// The protocols that any router conforms to.
  static let routing: Set<String> = ["Routing", "ViewableRouting", "LaunchRouting", "RouterScope"]

  /// The protocols and members through which a router's view is seen.
  static let viewProtocols: Set<String> = ["ViewControllable"]
  static let viewMembers: Set<String> = ["viewControllable", "viewController", "uiviewController"]
  /// The members through which a router's interactor is seen.
  static let interactorMembers: Set<String> = ["interactor", "interactable"]
  /// The functions of the runtime's builders that make a router.
  static let buildFunctions: Set<String> = ["build", "finalStageBuild"]
  /// The member that holds what a builder's or a component's parent provides, and the protocol of its type.
  static let dependencyMember = "dependency"
  static let dependencyProtocols: Set<String> = ["Dependency"]

  /// Whether a name is one of the runtime's types.
  static func isKnown(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return [routers, interactors, builders, components, workers, headlessViews, protocols]
      .contains { $0.contains(last) }
  }

  /// What the runtime's types conform to.
  static let conformances: [String: [String]] = [
    "Router": ["Routing"], "ViewableRouter": ["ViewableRouting", "Routing"],
    "LaunchRouter": ["LaunchRouting", "ViewableRouting", "Routing"],
    "ViewableRouting": ["Routing"], "LaunchRouting": ["ViewableRouting", "Routing"],
    "Interactor": ["Interactable"], "PresentableInteractor": ["Interactable"],
    "Builder": ["Buildable"], "Component": ["Dependency"], "Worker": ["Working"],
  ]

  /// A function that a class of the runtime declares, and no other class of that name.
  static func signature(of base: String) -> String? {
    if routers.contains(base) { return "attachChild" }
    return interactors.contains(base) ? "didBecomeActive" : nil
  }

  /// The members that the runtime's classes declare.
  static let members: Set<String> = [
    "interactor", "viewController", "presenter", "dependency", "componentForCurrentBuildPass",
    "children",
  ]

  /// The type of a member that the runtime's classes declare, by its position among the class's generic arguments.
  static func argument(_ member: String, of base: String) -> Int? {
    switch (member, base) {
    case ("interactor", _) where routers.contains(base): 0
    case ("viewController", "ViewableRouter"), ("viewController", "LaunchRouter"): 1
    case ("presenter", "PresentableInteractor"): 0
    case ("dependency", "Builder"), ("dependency", "Component"): 0
    case ("componentForCurrentBuildPass", "MultiStageComponentizedBuilder"),
      ("componentForCurrentBuildPass", "SimpleMultiStageComponentizedBuilder"):
      0
    default: nil
    }
  }
}
