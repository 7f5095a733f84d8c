import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final class HomeRouter: Router<HomeInteractor> {
  private var detail: (any Routing)?

  func show(_ detail: any Routing) async {
    self.detail = detail
    await attachChild(detail)
  }
}
