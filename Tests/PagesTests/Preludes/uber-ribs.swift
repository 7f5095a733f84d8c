// What the examples of docs/uber-ribs.md use of uber/RIBs. Our runtime has it under the same names.

import Foundation
import InstrumentedRIBs
import RIBsRecorder

class Surroundings {
  var url: URL { fatalError() }
  var launchRouter: any LaunchRouting { fatalError() }
}
