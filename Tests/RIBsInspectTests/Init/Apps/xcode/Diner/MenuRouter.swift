import RIBs

final class MenuRouter: Router<Interactable> {}
