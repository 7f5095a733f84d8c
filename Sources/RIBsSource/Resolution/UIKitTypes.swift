/// The names of UIKit's classes, as far as they say what a class of an app is.
enum UIKitTypes {
  /// What a view controller says of what it shows.
  static let shownMembers: Set<String> = [
    "presentedViewController", "topViewController", "visibleViewController",
  ]

  /// What a view controller says of a transition that is under way.
  static let transitionMembers: Set<String> = [
    "isBeingDismissed", "isBeingPresented", "transitionCoordinator",
  ]

  /// The functions of lists that find no cell for a row that is off the screen.
  static let lookups: Set<String> = ["cellForRow", "cellForItem"]

  /// The functions of view controllers that add a view to the screen.
  static let adding: Set<String> = ["pushViewController", "present", "addChild"]

  /// What puts a view in another's place.
  static let replacing: Set<String> = [
    "rootViewController", "setViewControllers", "viewControllers", "selectedViewController",
    "transition",
  ]

  /// The functions that take a view off the screen.
  static let removals: Set<String> = [
    "removeFromSuperview", "removeFromParent", "dismiss", "popViewController",
    "popToViewController", "popToRootViewController",
  ]

  /// The functions that take away a view that they are not called on.
  static let removingByCall: Set<String> = [
    "dismiss", "popViewController", "popToViewController", "popToRootViewController",
  ]

  /// The functions that put a view on the screen.
  static let shows: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addChild",
    "present", "pushViewController", "setViewControllers", "makeKeyAndVisible",
  ]

  /// What takes a view off the screen, in SwiftUI as well.
  static let removing = removals.union(["presentationMode", "isPresented"])

  /// A view controller's presentation controller.
  static let presentationMembers: Set<String> = [
    "presentationController", "popoverPresentationController", "sheetPresentationController",
  ]

  static let navigationControllers: Set<String> = ["UINavigationController"]

  /// The classes from which apps make their screens.
  static let screens: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
  ]

  static let viewControllers: Set<String> = screens.union([
    "UISplitViewController", "UISearchController", "UIAlertController",
    "UIActivityViewController", "UIImagePickerController", "UIDocumentPickerViewController",
    "UIHostingController", "SFSafariViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "AVPlayerViewController", "PHPickerViewController",
  ])

  static let views: Set<String> = [
    "UIView", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView",
    "UICollectionView", "UIStackView", "UIControl", "UITextField", "UITextView", "UISwitch",
    "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIActivityIndicatorView",
    "UIRefreshControl", "UIProgressView", "UIPickerView", "UIDatePicker", "UISearchBar",
    "UIVisualEffectView", "UINavigationBar", "UITabBar", "UIToolbar", "UIWindow", "UITableViewCell",
    "UICollectionViewCell", "WKWebView", "MKMapView",
  ]

  /// What belongs to a view and tells nobody else.
  static let parts: Set<String> = views.union([
    "UIBarButtonItem", "UIBarItem", "UITabBarItem", "UINavigationItem", "UITapGestureRecognizer",
    "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
    "UIGestureRecognizer", "UIImage", "UIColor", "UIFont", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "NSLayoutConstraint",
    "UILayoutGuide", "CALayer", "CAGradientLayer", "CAShapeLayer",
  ])

  /// The classes that others inherit from and that are no routers.
  static let classes: Set<String> = viewControllers.union(parts).union([
    "NSObject", "UIResponder", "UIApplication",
  ])

  /// The members by which code gives a view its place. Those of SnapKit are among them.
  static let placing: Set<String> = [
    "frame", "constraint", "snp", "translatesAutoresizingMaskIntoConstraints",
  ]
  /// The anchors that, tied to another view's, make a view as high as that one.
  static let filling: [Set<String>] = [["topAnchor", "bottomAnchor"], ["edges"]]
}
