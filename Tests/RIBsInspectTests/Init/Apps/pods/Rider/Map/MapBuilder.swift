import RIBs

final class MapInteractor: Interactor {}

final class MapRouter: ViewableRouter<MapInteractor, ViewControllable> {}

final class MapBuilder: Builder<EmptyDependency>, MapBuildable {
  func build() -> ViewableRouting {
    MapRouter(interactor: MapInteractor(), viewController: MapViewController())
  }
}
