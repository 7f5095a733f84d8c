// The app that the examples of docs/testing.md test.

import Foundation
import InstrumentedRIBs
import RIBsTesting
import Testing
import XCTest

class HomeRouter: LaunchRouter<Interactor, HeadlessViewController> {
  func routeToProfile() {}
  func detachProfile() {}
  func openAndCloseFeed() {}
}

struct MockHomeDependency {}
struct MockHomeListener {}

struct HomeBuilder {
  let dependency: MockHomeDependency
  func build(withListener listener: MockHomeListener) -> HomeRouter { fatalError() }
}

struct RootBuilder {
  func build() -> HomeRouter { fatalError() }
}

final class LaunchProfileWorkflow: Workflow<Interactor> {}

enum Omitted {
  static var home: HomeRouter { fatalError() }
}

class Surroundings {
  required init() {}

  var home: HomeRouter { fatalError() }
  var root: HomeRouter { fatalError() }
  var rootInteractor: Interactor { fatalError() }
}
