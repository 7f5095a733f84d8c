// The closure holds the controller that has the SwiftUI view.
import RIBs
import SwiftUI
import UIKit

struct SongView: View {
  var onPlay: () -> Void = {}

  var body: some View { Button("Play", action: onPlay) }
}

final class SongViewController: UIHostingController<SongView>, ViewControllable {
  private var plays = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.onPlay = { self.play() }  // reported: warning
  }

  private func play() { plays += 1 }
}

final class SongRouter: ViewableRouter<Interactable, SongViewController> {}
