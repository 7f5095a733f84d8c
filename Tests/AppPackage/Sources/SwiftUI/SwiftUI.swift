// Stands in for Apple's SwiftUI.
public protocol View {}
