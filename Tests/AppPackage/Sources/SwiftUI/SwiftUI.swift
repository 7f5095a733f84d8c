// Stands in for Apple's SwiftUI.
package protocol View {}
