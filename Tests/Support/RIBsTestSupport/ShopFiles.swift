import Foundation

/// A small app in Swift, written into a folder: Root attaches Home without looking.
package enum ShopFiles {
  /// A router that a second tap makes attach twice.
  package static func router(_ name: String, attaching child: String, note: String = "") -> String {
    """
    import RIBs

    protocol \(name)Interactable: Interactable, \(child)Listener {
      var router: \(name)Routing? { get set }
    }

    final class \(name)Router: ViewableRouter<\(name)Interactable, ViewControllable>, \(name)Routing {
      private let builder: \(child)Buildable
      private var child: ViewableRouting?

      init(
        interactor: \(name)Interactable, viewController: ViewControllable,
        builder: \(child)Buildable
      ) {
        self.builder = builder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }

      func routeTo\(child)() {
        let router = builder.build(withListener: interactor)
        child = router
        \(note)
        attachChild(router)
        viewController.present(router.viewControllable)
      }

      func leave() {
        guard let router = child else { return }
        detachChild(router)
        child = nil
      }
    }

    """
  }

  /// Everything that the router needs, and a child without children.
  package static let others = """
    import RIBs

    protocol RootRouting: ViewableRouting {
      func routeToHome()
      func leave()
    }
    protocol RootPresentable: Presentable {}
    protocol RootPresentableListener: AnyObject { func didTap() }

    final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable,
      RootPresentableListener
    {
      weak var router: RootRouting?
      func didTap() { router?.routeToHome() }
      func homeDidEnd() { router?.leave() }
    }

    final class RootBuilder: Builder<RootDependency>, RootBuildable {
      func build() -> LaunchRouting {
        let view = RootViewController()
        let interactor = RootInteractor(presenter: view)
        view.listener = interactor
        return RootRouter(
          interactor: interactor, viewController: view,
          builder: HomeBuilder(dependency: RootComponent(dependency: dependency)))
      }
    }

    protocol HomeListener: AnyObject { func homeDidEnd() }
    protocol HomeBuildable: Buildable {
      func build(withListener listener: HomeListener) -> ViewableRouting
    }

    protocol HomePresentableListener: AnyObject { func didTapClose() }

    final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable> {}
    final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable,
      HomePresentableListener
    {
      weak var listener: HomeListener?
      func didTapClose() { listener?.homeDidEnd() }
    }

    final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
      func build(withListener listener: HomeListener) -> ViewableRouting {
        let interactor = HomeInteractor(presenter: HomeViewController())
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: HomeViewController())
      }
    }

    """

  /// Writes the app into a folder of a test.
  ///
  /// - Parameter note: A line before the attach, such as a comment.
  package static func write(to scratch: Scratch, note: String = "") throws {
    _ = try scratch.write(
      router("Root", attaching: "Home", note: note).utf8, to: "RootRouter.swift")
    _ = try scratch.write(others.utf8, to: "Others.swift")
  }
}
