// The sheet tells the interactor when it is gone.
// with: Kid, KidView
import Combine
import RIBs
import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  let controller: UIViewController
}

final class MomModel: ObservableObject {
  weak var listener: MomInteractor?
  @Published var sheet: Item?
}

struct Embedded: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct MomView: View {
  @ObservedObject var model: MomModel

  var body: some View {
    Button("Kid") { model.listener?.didTapOpen() }
      .sheet(item: $model.sheet, onDismiss: { model.listener?.kidDidClose() }) {
        Embedded(controller: $0.controller)
      }
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
}

final class MomScreen: UIHostingController<MomView>, ViewControllable {}

final class MomRouter: ViewableRouter<MomInteractor, MomScreen> {
  private let kidBuilder: KidBuildable
  private let model: MomModel
  private var kid: KidRouting?

  init(
    interactor: MomInteractor, viewController: MomScreen, model: MomModel, kidBuilder: KidBuildable
  ) {
    (self.model, self.kidBuilder) = (model, kidBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    model.sheet = Item(controller: kid.viewControllable.uiviewController)
  }

  func close() {
    guard let kid else { return }
    model.sheet = nil
    detachChild(kid)
    self.kid = nil
  }
}
