// What ends the timer waits for an answer that may never come.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // reported: warning
      self.reload()
    }
  }

  private func reload() {
    Task { @MainActor [weak self] in
      let (data, _) = try await URLSession.shared.data(from: URL(filePath: "/left"))
      self?.apply(data.count)
    }
  }

  private func apply(_ left: Int) {
    presenter.show(left: left)
    if left > 0 {
      timer?.invalidate()
      timer = nil
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}
