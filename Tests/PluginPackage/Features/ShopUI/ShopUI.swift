/// A second folder of source, elsewhere than SwiftPM looks by itself.
final class ShopUI {}
