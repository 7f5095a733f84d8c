import Testing

@testable import Diner

@Test func menu() {}
