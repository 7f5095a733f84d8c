import ModernRIBs

func launch(_ root: LaunchRouting) {
  // try RIBsRecorder.start(to: file)
  print("RIBsRecorder.start(to: file)")
  root.launch(from: UIWindow())
}
