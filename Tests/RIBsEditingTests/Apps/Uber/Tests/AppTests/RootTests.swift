import RIBs
import UIKit
import XCTest

@testable import App

final class RootInteractableMock: Interactor, RootInteractable {
    weak var router: RootRouting?
    weak var listener: RootListener?
    func homeDidClose() {}
}

final class RootRoutingMock: RootRouting {
    var interactable: Interactable { RootInteractableMock() }
    var children: [Routing] = []
    var viewControllable: ViewControllable { fatalError() }
    func load() {}
    func attachChild(_ child: Routing) {}
    func detachChild(_ child: Routing) {}
    func attachHome() {}
    func detachHome() {}
}

final class RootViewControllableMock: RootViewControllable {
    let uiviewController = UIViewController()
    func replace(with viewController: ViewControllable?) {}
}

final class HomeBuildableMock: HomeBuildable {
    func build(withListener listener: HomeListener, title: String) -> HomeRouting { fatalError() }
}

final class RootTests: XCTestCase {
    func testRootAttachesHome() {
        let router = RootRouter(
            interactor: RootInteractableMock(),
            viewController: RootViewControllableMock(),
            homeBuilder: HomeBuildableMock()
        )
        XCTAssertTrue(router.children.isEmpty)
    }
}
