// When the view disappears, the controller lets go of the closure.
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
    rootView.onPlay = { self.play() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    rootView.onPlay = {}
  }

  private func play() { plays += 1 }
}

final class SongRouter: ViewableRouter<Interactable, SongViewController> {}
