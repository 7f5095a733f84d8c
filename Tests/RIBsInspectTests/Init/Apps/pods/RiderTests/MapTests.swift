import XCTest

@testable import Rider

final class MapTests: XCTestCase {}
