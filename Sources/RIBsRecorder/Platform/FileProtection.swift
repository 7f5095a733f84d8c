import Foundation

/// The data protection of iOS and its relatives.
enum FileProtection {
  /// Encrypts a file until the user unlocks the device for the first time after a restart. A stricter class would stop
  /// recording whenever the device locks. If this fails the file keeps the app's default class.
  static func untilFirstUnlock(_ path: String) {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      try? FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: path)
    #endif
  }
}
