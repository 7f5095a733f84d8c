import Testing
import UIKit
import napkin

@testable import App

@MainActor
final class HomeBuildableMock: HomeBuildable {
    func build(withListener listener: HomeListener) async -> HomeRouting { fatalError() }
}
