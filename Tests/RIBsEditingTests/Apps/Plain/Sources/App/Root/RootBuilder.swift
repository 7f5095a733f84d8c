//
//  RootBuilder.swift
//  App
//
//  Created by Ann on 1/2/26.
//

import ModernRIBs

protocol RootDependency: Dependency {}

final class RootComponent: Component<RootDependency> {}

final class AppComponent: EmptyComponent, RootDependency {}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build() -> LaunchRouting {
        _ = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}
