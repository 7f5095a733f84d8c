import Foundation
import InstrumentedRIBs
import RIBsRecording
import XCTest

extension RuntimeClasses {
  /// Classes whose properties no test declares.
  static let foundations = RuntimeClasses.types([
    ObjectIdentifier(NSObject.self), ObjectIdentifier(RIBViewController.self),
    ObjectIdentifier(XCTestCase.self),
  ])
}
