import ModernRIBs
import Testing

@testable import App

@Test func rootIsBuilt() {
    #expect(RootBuilder(dependency: AppComponent()).build().children.isEmpty)
}
