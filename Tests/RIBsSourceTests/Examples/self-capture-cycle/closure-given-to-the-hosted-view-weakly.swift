// The SwiftUI view keeps a closure that holds the controller weakly.
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
    rootView.onPlay = { [weak self] in self?.play() }
  }

  private func play() { plays += 1 }
}

final class SongRouter: ViewableRouter<Interactable, SongViewController> {}
