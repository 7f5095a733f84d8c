import RIBs

protocol RootInteractable: Interactable {}

protocol MapBuildable: Buildable {
  func build() -> ViewableRouting
}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable> {
  private let mapBuilder: MapBuildable

  init(
    interactor: RootInteractable, viewController: ViewControllable, mapBuilder: MapBuildable
  ) {
    self.mapBuilder = mapBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    attachChild(mapBuilder.build())
  }
}
