// The runtimes that are known without a config.
import RIBsAnalysis

extension Dialect {
  /// All known runtimes, joined.
  static let known = [ribs, rxSwift, combine, concurrency, instrumented, napkin]
    .reduce(Dialect()) { $0.joined($1) }

  /// What uber/RIBs and all that follow it share.
  private static let ribs = Dialect(
    routers: ["Router": .router, "ViewableRouter": .viewable, "LaunchRouter": .launch],
    interactors: ["Interactor", "PresentableInteractor"],
    builders: [
      "Builder", "ComponentizedBuilder", "SimpleComponentizedBuilder",
      "MultiStageComponentizedBuilder", "SimpleMultiStageComponentizedBuilder",
    ],
    components: ["Component", "EmptyComponent", "BootstrapComponent"],
    workers: ["Worker"],
    routing: [
      "Routing": .router, "ViewableRouting": .viewable, "LaunchRouting": .launch,
      "RouterScope": .router,
    ],
    protocols: [
      "Interactable", "ViewControllable", "Buildable", "Dependency", "InteractorScope", "Working",
      "Presentable",
    ],
    conformances: [
      "Router": ["Routing"],
      "ViewableRouter": ["Router", "ViewableRouting", "Routing"],
      "LaunchRouter": ["ViewableRouter", "Router", "LaunchRouting", "ViewableRouting", "Routing"],
      "ViewableRouting": ["Routing"], "LaunchRouting": ["ViewableRouting", "Routing"],
      "Interactor": ["Interactable"], "PresentableInteractor": ["Interactor", "Interactable"],
      "Builder": ["Buildable"], "Component": ["Dependency"], "Worker": ["Working"],
    ],
    viewProtocols: ["ViewControllable"],
    viewMembers: ["viewControllable", "viewController", "uiviewController"],
    interactorMembers: ["interactor", "interactable"],
    presenterMembers: ["presenter"],
    childrenMembers: ["children"],
    dependencyMembers: ["dependency"],
    dependencyProtocols: ["Dependency"],
    argumentMembers: [
      TypeMember(type: "ViewableRouter", member: "viewController"): 1,
      TypeMember(type: "LaunchRouter", member: "viewController"): 1,
      TypeMember(type: "PresentableInteractor", member: "presenter"): 0,
      TypeMember(type: "Builder", member: "dependency"): 0,
      TypeMember(type: "Component", member: "dependency"): 0,
      TypeMember(
        type: "MultiStageComponentizedBuilder", member: "componentForCurrentBuildPass"): 0,
      TypeMember(
        type: "SimpleMultiStageComponentizedBuilder", member: "componentForCurrentBuildPass"): 0,
    ],
    attach: [TreeCall(name: "attachChild")],
    detach: [TreeCall(name: "detachChild")],
    buildFunctions: ["build", "finalStageBuild"],
    sharing: ["shared"],
    workerStarts: ["start"],
    workerStops: ["stop"],
    confining: ["confineTo"],
    // `load` calls `didLoad`: both run once.
    loading: ["load", "didLoad"],
    activation: ["didBecomeActive"],
    resigning: ["willResignActive", "didResignActive"],
    cleanup: ["cleanupViews"],
    callbacks: ["start", "stop", "didStart", "didStop", "launch"],
    endingCallbacks: ["stop", "didStop"])

  /// uber/RIBs on RxSwift.
  private static let rxSwift = Dialect(
    endings: ["disposeOnDeactivate", "disposeOnStop"],
    endingCalls: [
      EndingCall(
        text: ".disposeOnDeactivate(interactor: self)", library: .rxSwift, owner: .interactor,
        starts: ["didBecomeActive"], modules: ["RIBs"]),
      EndingCall(
        text: ".disposeOnStop(self)", library: .rxSwift, owner: .worker, starts: ["didStart"],
        modules: ["RIBs"]),
    ])

  /// ModernRIBs and CombineRIBs.
  private static let combine = Dialect(
    endings: ["cancelOnDeactivate", "cancelOnStop"],
    endingCalls: [
      EndingCall(
        text: ".cancelOnDeactivate(interactor: self)", library: .combine, owner: .interactor,
        starts: ["didBecomeActive"], modules: ["ModernRIBs", "CombineRIBs", "InstrumentedRIBs"]),
      EndingCall(
        text: ".cancelOnStop(self)", library: .combine, owner: .worker,
        starts: ["didStart"], modules: ["ModernRIBs", "CombineRIBs", "InstrumentedRIBs"]),
    ])

  /// RIBs-iOS with Swift concurrency.
  private static let concurrency = Dialect(
    tasks: ["taskOnDeactivate"], callbacks: ["onAsyncStep"])

  private static let instrumented = Dialect(
    headlessViews: [
      "HeadlessViewController", "HeadlessNavigationController", "HeadlessTabBarController",
    ], tasks: ["task"])

  /// napkin, whose interactors are actors.
  private static let napkin = Dialect(
    interactorProtocols: ["Interactable", "PresentableInteractable"],
    protocols: ["PresentableInteractable"],
    conformances: ["PresentableInteractable": ["Interactable"]],
    tasks: ["task"])
}
