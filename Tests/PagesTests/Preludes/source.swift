// A router of an app, in which the examples of docs/source.md stand.

import ModernRIBs

class Surroundings: Router<Interactor> {
  var child: any Routing { fatalError() }
}
