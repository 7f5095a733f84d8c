import InstrumentedRIBs

/// A view that can present another as a sheet.
protocol Presenting: ViewControllable {
  func present(_ view: any ViewControllable)
  func dismiss(_ view: any ViewControllable)
}

extension Presenting where Self: HeadlessViewController {
  func present(_ view: any ViewControllable) {
    present(view.uiviewController, animated: false)
  }

  func dismiss(_ view: any ViewControllable) {
    // A sheet that the user pulled down is already gone.
    if presented === view.uiviewController { dismiss(animated: false) }
  }
}
