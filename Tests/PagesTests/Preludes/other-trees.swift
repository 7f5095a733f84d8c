// What the examples of docs/other-trees.md use of an app and of UIKit.

import InstrumentedRIBs
import RIBsRecording

@MainActor
class UIViewController {
  func viewDidLoad() {}
}

protocol ProfileBuildable {
  func build() -> any ViewableRouting
}

protocol StartedCoordinator: AnyObject {
  var treeNodeRecord: TreeNodeRecord? { get }
}

class Surroundings {
  var app: any StartedCoordinator { fatalError() }
}

nonisolated(unsafe) let builder: any ProfileBuildable = { fatalError() }()
