/// A router that has a view.
public protocol ViewableRouting: Routing {
  /// The RIB's view.
  var viewControllable: any ViewControllable { get }
}

/// A RIB with a view of its own.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  /// The RIB's view.
  public let viewController: ViewControllerType

  /// The RIB's view, as what a parent shows.
  public let viewControllable: any ViewControllable

  override class var observedKind: RIBIdentity.Kind { .viewable }

  /// - Parameters:
  ///   - interactor: The RIB's interactor; it must conform to `Interactable`.
  ///   - viewController: The RIB's view; it must conform to `ViewControllable`.
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    guard let viewControllable = viewController as? any ViewControllable else {
      fatalError("\(viewController) must conform to \((any ViewControllable).self)")
    }
    self.viewController = viewController
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
    if let observed { reportVisibility(as: observed) }
  }

  deinit {
    LeakDetector.instance.expectDeallocate(
      viewControllable.uiviewController, as: .viewController, of: observed,
      inTime: LeakDefaultExpectationTime.viewDisappear)
  }

  /// A recording has its own word for a view that stays; without one this is all there is.
  override final func activityDidChange(_ isActive: Bool) {
    disappearance?.cancel()
    disappearance = nil
    guard !isActive, observed == nil, LeakDetector.isHeard(by: nil) else { return }
    disappearance = LeakDetector.instance.expectViewControllerDisappear(
      viewController: viewControllable.uiviewController)
  }

  private var disappearance: (any LeakDetectionHandle)?

  /// The report goes to the observer, not through the router: a view may outlive it.
  private func reportVisibility(as rib: ObservedRIB) {
    viewControllable.uiviewController.reportVisibility { visibility in
      switch visibility {
      case .appeared: rib.report { $0.viewDidAppear(of: $1) }
      case .disappeared(let removed):
        rib.report { $0.viewDidDisappear(of: $1, removed: removed) }
      }
    }
  }
}
