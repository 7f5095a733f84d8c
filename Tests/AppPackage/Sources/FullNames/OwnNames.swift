import AppNames
import ModernRIBs

/// In a file that imports ModernRIBs, the app's own names mean the app's own types.
package let ownTypes: [Any.Type] = [
  CallSite.self, RIBIdentity.self, RIBHold.self, RIBEvent.self, RouterRecord.self,
  RecordedRouter.self, RIBObserver.self,
  RIBObservation.self, DetachReason.self, RouterNode.self, WorkerIdentity.self,
  WorkflowIdentity.self, WorkflowStage.self, Relay.self, Future.self, Just.self, Record.self,
  Subscription.self,
]

final class OwnRouter: Router<Interactable> {
  var site: CallSite?
}
