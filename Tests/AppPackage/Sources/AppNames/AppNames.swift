// Names of an app's own module. Some are names of Combine's, which ModernRIBs does not export, and some are names
// that the runtime has for itself.

package struct CallSite {}
package struct RIBIdentity {}
package struct RIBHold {}
package struct RIBEvent {}
package struct RouterRecord {}
package struct RecordedRouter {}
package struct RIBObserver {}
package struct RIBObservation {}
package struct DetachReason {}
package struct RouterNode {}
package struct WorkerIdentity {}
package struct WorkflowIdentity {}
package struct WorkflowStage {}
package struct Relay {}

package struct Future {}
package struct Just {}
package struct Record {}
package struct Subscription {}
