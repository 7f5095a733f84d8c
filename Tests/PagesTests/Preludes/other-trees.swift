// What the examples of docs/other-trees.md use of an app and of UIKit.

import Foundation
import InstrumentedRIBs
import RIBsRecorder
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
  var url: URL { fatalError() }
  var app: any StartedCoordinator { fatalError() }
}

nonisolated(unsafe) let builder: any ProfileBuildable = { fatalError() }()
