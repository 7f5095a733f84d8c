// A router of an app, in which the examples of docs/modernribs.md stand.

import Foundation
import ModernRIBs
import RIBsRecorder

class Surroundings: Router<Interactor> {}
