import RIBs

final class TaxiRouter: LaunchRouter<Interactable, ViewControllable> {}
