import InstrumentedRIBs

/// An app that links the recorder and never calls it.
enum UnknowingApp {
  private final class AppInteractor: Interactor {}
  private final class AppRouter: Router<AppInteractor> {}

  static func run() {
    let root = AppRouter(interactor: AppInteractor())
    root.interactable.activate()
    root.load()
    let child = AppRouter(interactor: AppInteractor())
    root.attachChild(child)
    root.detachChild(child)
  }
}
