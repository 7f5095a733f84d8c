// The next song has a SwiftUI view of its own, and the one before goes with its closure.
import RIBs
import SwiftUI
import UIKit

struct SongView: View {
  var name: String
  var onPlay: () -> Void = {}

  var body: some View { Button(name, action: onPlay) }
}

final class SongViewController: UIHostingController<SongView>, ViewControllable {
  private var plays = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.onPlay = play
  }

  func show(_ name: String) { rootView = SongView(name: name) }

  private func play() { plays += 1 }
}

final class SongRouter: ViewableRouter<Interactable, SongViewController> {}
