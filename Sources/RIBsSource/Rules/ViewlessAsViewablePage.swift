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
        """),
      RuleExample(
        "Straight from the dependency",
        """
        protocol FlowDependency: Dependency {
          var rootViewController: any ViewControllable { get }
        }

        final class FlowRouter: ViewableRouter<FlowInteractor, any ViewControllable> { // reported
        }

        final class FlowBuilder: Builder<any FlowDependency> {
          func build(withListener listener: any FlowListener) -> FlowRouter {
            FlowRouter(interactor: FlowInteractor(), viewController: dependency.rootViewController)
          }
        }
        """),
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
        """),
      RuleExample(
        "The builder makes the view",
        """
        protocol SettingsDependency: Dependency {
          var settingsViewController: SettingsViewController { get }
        }

        final class SettingsRouter: ViewableRouter<SettingsInteractor, SettingsViewController> {}

        final class SettingsBuilder: Builder<SettingsDependency> {
          func build(withListener listener: SettingsListener) -> SettingsRouter {
            let settingsViewController = SettingsViewController()
            return SettingsRouter(
              interactor: SettingsInteractor(), viewController: settingsViewController)
          }
        }
        """),
      RuleExample(
        "The RIB's own component makes the view",
        """
        protocol RootDependency: Dependency {}

        final class RootComponent: Component<RootDependency>, MenuDependency {
          var menuViewController: MenuViewControllable { rootViewController }
          var rootViewController: RootViewController { shared { RootViewController() } }
        }

        protocol MenuDependency: Dependency {
          var menuViewController: MenuViewControllable { get }
        }

        final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {}

        final class RootBuilder: Builder<RootDependency> {
          func build() -> LaunchRouting {
            let component = RootComponent(dependency: dependency)
            return RootRouter(
              interactor: RootInteractor(), viewController: component.rootViewController)
          }
        }
        """),
    ])
}
