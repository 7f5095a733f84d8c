// What the examples of docs/production.md use of an app, of Apple's MetricKit, and of the public interfaces of Sentry's and
// Firebase's SDKs.

import Foundation
import RIBsRecorder

class Surroundings {
  var url: URL { fatalError() }
}

func upload(_ file: URL) {}

// MARK: Sentry

enum SentrySDK {
  static func start(_ configure: (SentryOptions) -> Void) {}
  @discardableResult
  static func capture(message: String, block: (Scope) -> Void) -> SentryId { fatalError() }
  static func addBreadcrumb(_ crumb: Breadcrumb) {}
}

final class SentryOptions {
  var dsn: String?
  var onCrashedLastRun: ((SentryEvent) -> Void)?
}

final class SentryEvent {
  var eventId: SentryId { fatalError() }
}

final class SentryId {
  var sentryIdString: String { fatalError() }
}

final class Scope {
  func setTag(value: String, key: String) {}
  func setFingerprint(_ fingerprint: [String]?) {}
  func addAttachment(_ attachment: Attachment) {}
}

final class Attachment {
  init(path: String, filename: String, contentType: String?) {}
}

final class Breadcrumb {
  enum Level { case info }
  var message: String?
  init(level: Level, category: String) {}
}

// MARK: Crashlytics

final class Crashlytics {
  static func crashlytics() -> Crashlytics { fatalError() }
  func log(_ message: String) {}
  func didCrashDuringPreviousExecution() -> Bool { fatalError() }
}

// MARK: MetricKit

protocol MXMetricManagerSubscriber: NSObject {
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

final class MXMetricManager {
  nonisolated(unsafe) static let shared = MXMetricManager()
  func add(_ subscriber: any MXMetricManagerSubscriber) {}
}

final class MXDiagnosticPayload {
  var timeStampBegin: Date { fatalError() }
  var timeStampEnd: Date { fatalError() }
}
