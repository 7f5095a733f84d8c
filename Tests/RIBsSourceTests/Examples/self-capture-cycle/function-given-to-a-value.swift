// The controller keeps a value with a function of the controller.
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
    actions.onPlay = play  // reported: warning
  }

  private var actions = Actions()

  struct Actions {
    var onPlay: (() -> Void)?
  }

  private func play() { plays += 1 }
}

final class SongRouter: ViewableRouter<Interactable, SongViewController> {}
