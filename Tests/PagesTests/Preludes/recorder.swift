// Where an app of docs/recorder.md starts.

import Foundation
import RIBsRecorder

class Surroundings {
  var url: URL { fatalError() }
}
