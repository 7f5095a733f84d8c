/// Not part of the app.
final class ShopTests {}
