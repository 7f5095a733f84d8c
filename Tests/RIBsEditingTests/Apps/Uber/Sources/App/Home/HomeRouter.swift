import RIBs

protocol HomeInteractable: Interactable {
    var router: HomeRouting? { get set }
    var listener: HomeListener? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {

    private let log: (String) -> Void

    init(
        interactor: HomeInteractable, viewController: HomeViewControllable,
        log: @escaping (String) -> Void
    ) {
        self.log = log
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
