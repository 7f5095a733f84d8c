import RIBs
import UIKit
import XCTest

@testable import App

final class RootInteractableMock: Interactor, RootInteractable {
    weak var router: RootRouting?
    weak var listener: RootListener?
    func homeDidClose() {}
}

final class RootViewControllableMock: RootViewControllable {
    let uiviewController = UIViewController()
    func replace(with viewController: ViewControllable?) {}
}

final class HomeBuildableMock: HomeBuildable {
    func build(withListener listener: HomeListener) -> HomeRouting { fatalError() }
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
