import Testing

@testable import RIBsEditing

@Suite("A RIB's name in other names")
struct NameChangeTests {
  private func changed(_ name: String, _ old: String = "Profile", _ new: String = "Account")
    -> String?
  {
    NameChange(old: RIBNames(old), new: RIBNames(new)).changed(name)
  }

  @Test(arguments: [
    ("ProfileRouter", "AccountRouter"), ("Profile", "Account"), ("profile", "account"),
    ("profileBuilder", "accountBuilder"), ("routeToProfile", "routeToAccount"),
    ("MockProfileListener", "MockAccountListener"), ("_profile", "_account"),
    ("profileDidCloseProfile", "accountDidCloseAccount"), ("Profile2View", "Account2View"),
    ("show_profile", "show_account"),
  ])
  func `changes where it is a word`(_ name: String, _ new: String) {
    #expect(changed(name) == new)
  }

  @Test(arguments: ["Profiles", "profiler", "Myprofile", "PROFILE", "Prof", "userprofile", ""])
  func `stays where it is a part of a word`(_ name: String) {
    #expect(changed(name) == nil)
  }

  @Test func `keeps its capitals as the field writes them`() {
    #expect(changed("urlPickerBuilder", "URLPicker", "PhotoPicker") == "photoPickerBuilder")
    #expect(changed("routeToPhotoPicker", "PhotoPicker", "URLPicker") == "routeToURLPicker")
    #expect(changed("photoPicker", "PhotoPicker", "URLPicker") == "urlPicker")
    #expect(changed("faq", "FAQ", "Help") == "help")
    #expect(changed("openFAQ", "FAQ", "Help") == "openHelp")
  }
}
