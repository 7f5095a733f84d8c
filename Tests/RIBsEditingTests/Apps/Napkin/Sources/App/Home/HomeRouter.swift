import napkin

@MainActor
protocol HomeViewControllable: ViewControllable {}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {}
