import RIBsAnalysis

extension RulePage {
  /// `viewless-as-viewable`
  static let viewlessAsViewable = RulePage(
    id: "viewless-as-viewable", severity: .warning,
    summary: "A RIB passes off a view that it borrows as its own.",
    reason: """
      A ViewableRouter on the view of a parent makes two RIBs the owner of one view. The parent's view is \
      watched, shown and taken away as if it belonged to the child, and a view that outlives the child's RIB \
      looks like a leak.
      """,
    fix:
      "Inherit from Router, keep the borrowed view controller in a property, and take the child's views away in cleanupViews.",
    triggering: [
      RuleExample(
        "The builder passes a view of its dependency",
        """
        protocol MenuDependency: Dependency {
          var menuViewController: MenuViewControllable { get }
        }

        protocol MenuViewControllable: ViewControllable {}

        final class MenuComponent: Component<MenuDependency> {
          var menuViewController: MenuViewControllable { dependency.menuViewController }
        }

        final class MenuInteractor: Interactor {}

        final class MenuRouter: ViewableRouter<MenuInteractor, MenuViewControllable> { // reported
        }

        final class MenuBuilder: Builder<MenuDependency> {
          func build(withListener listener: MenuListener) -> MenuRouter {
            let component = MenuComponent(dependency: dependency)
            return MenuRouter(
              interactor: MenuInteractor(), viewController: component.menuViewController)
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A router without a view keeps the borrowed one in a property",
        """
        protocol FlowDependency: Dependency {
          var flowViewController: ViewControllable { get }
        }

        final class FlowRouter: Router<FlowInteractor> {
          private let viewController: ViewControllable

          init(interactor: FlowInteractor, viewController: ViewControllable) {
            self.viewController = viewController
            super.init(interactor: interactor)
          }
        }

        final class FlowBuilder: Builder<FlowDependency> {
          func build(withListener listener: FlowListener) -> FlowRouter {
            FlowRouter(interactor: FlowInteractor(), viewController: dependency.flowViewController)
          }
        }
        """)
    ])
}
