import ModernRIBs
import RIBsRecorder

func launch(_ root: LaunchRouting) {
  #if DEBUG && !PREVIEW
    print("no recorder here")
  #elseif os(iOS)
    _ = try? RIBsRecorder.start(to: file)
  #else
    RIBsRecorder.stop()
  #endif
  #if Recording || DEBUG
    _ = try? RIBsRecorder.start(to: file)
  #endif
  root.launch(from: UIWindow())
}
