import PaperShop

@MainActor
func usePaperShop() {
  Expectations.expect(PaperShop().visit(), ["Paper", ""])
}
