import RIBsRecording

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

  /// The RIB's view, as its parent shows it.
  public let viewControllable: any ViewControllable

  override class var recordedKind: RouterRecord.Kind { .viewable }

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
    routerRecord?.observe(viewControllable.uiviewController)
  }

  deinit {
    LeakDetector.instance.expectDeallocate(
      viewControllable.uiviewController, as: .viewController, of: routerRecord?.rib,
      inTime: LeakDefaultExpectationTime.viewDisappear)
  }

  /// A view that stays on screen is an event in a recording. Without a recording the leak detector asserts.
  override final func activityDidChange(_ isActive: Bool) {
    disappearance?.cancel()
    disappearance = nil
    guard !isActive, routerRecord == nil, LeakDetector.reportsLeaks(of: nil) else { return }
    disappearance = LeakDetector.instance.expectViewControllerDisappear(
      viewController: viewControllable.uiviewController)
  }

  private var disappearance: (any LeakDetectionHandle)?
}
