import RIBsRecording

/// The router an app is launched with.
public protocol LaunchRouting: ViewableRouting {
  /// Shows the RIB's view in a window, activates and loads it.
  ///
  /// - Parameter window: The app's window.
  func launch(from window: RIBWindow)
}

/// The root RIB of an app.
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<
  InteractorType, ViewControllerType
>, LaunchRouting
{
  override class var recordedKind: RouterRecord.Kind { .launch }

  /// - Parameters:
  ///   - interactor: The RIB's interactor; it must conform to `Interactable`.
  ///   - viewController: The RIB's view; it must conform to `ViewControllable`.
  public override init(interactor: InteractorType, viewController: ViewControllerType) {
    super.init(interactor: interactor, viewController: viewController)
  }

  /// Shows the RIB's view in a window, activates and loads it.
  ///
  /// - Parameter window: The app's window.
  public final func launch(from window: RIBWindow) {
    becomeRoot(in: window)
    window.show(viewControllable.uiviewController)
    interactable.activate()
    load()
  }
}
