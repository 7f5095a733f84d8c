import ModernRIBs

protocol DetailInteractable: Interactable {}
protocol DetailViewControllable: ViewControllable {}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable> {}
