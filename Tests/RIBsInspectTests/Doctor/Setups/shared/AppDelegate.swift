import ModernRIBs
import RIBsRecorder

func launch(_ root: LaunchRouting) {
  #if DEBUG
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("ribs.jsonl")
    do { try RIBsRecorder.start(to: file) } catch { print(error) }
  #endif
  root.launch(from: UIWindow())
}
