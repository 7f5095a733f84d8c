import InstrumentedRIBs

/// A view that can show another as a sheet above itself.
protocol Presenting: ViewControllable {
  func present(_ view: any ViewControllable)
  func dismiss(_ view: any ViewControllable)
}

extension Presenting where Self: HeadlessViewController {
  func present(_ view: any ViewControllable) {
    present(view.uiviewController)
  }

  func dismiss(_ view: any ViewControllable) {
    // One that the user pulled down is gone.
    if presented === view.uiviewController { dismiss() }
  }
}
