import Lounge
import RIBsRecorder

@MainActor
func useLounge() async {
  let lounge = Lounge()
  lounge.openBar()
  await RIBsRecorder.settle()
  Expectations.expect(lounge.showsSheet, true)
  lounge.closeBar()
  await RIBsRecorder.settle()
  Expectations.expect(lounge.showsSheet, false)
}
