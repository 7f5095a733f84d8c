// The value is a local variable, which the controller does not keep.
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
    var actions = Actions()
    actions.onPlay = play
    actions.onPlay?()
  }

  struct Actions {
    var onPlay: (() -> Void)?
  }

  private func play() { plays += 1 }
}

final class SongRouter: ViewableRouter<Interactable, SongViewController> {}
