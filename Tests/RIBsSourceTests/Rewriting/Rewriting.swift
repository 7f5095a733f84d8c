/// Another way to write the same app.
struct Rewriting: Sendable, CustomStringConvertible {
  let description: String
  /// Whether each hazard must still be found, at its line. A hazard may move to the function that its code moved to.
  let keepsHazards: Bool
  let rewrite: @Sendable (String) -> String

  private init(_ description: String, _ pass: RewritingPass.Type, keepsHazards: Bool = true) {
    self.description = description
    self.keepsHazards = keepsHazards
    rewrite = { pass.rewriting($0) }
  }

  static let all = [
    Rewriting("`guard` is `if`", GuardAsIf.self),
    Rewriting("conditions stand in constants", ConditionInConstant.self),
    Rewriting("conditions stand in variables that are set later", ConditionInVariable.self),
    Rewriting("conditions stand in local functions", ConditionInFunction.self),
    Rewriting("conditions stand in closures", ConditionInClosure.self),
    Rewriting("nil comes first", NilFirst.self),
    Rewriting("what is nil is not what is not nil", NotNotNil.self),
    Rewriting("values are bound by `.some`", BindingAsSome.self),
    Rewriting("values are bound by a question mark", BindingWithQuestionMark.self),
    Rewriting("the first branch is empty", EmptyBranch.self),
    Rewriting("conditions are cases of a switch", SwitchOverCondition.self),
    Rewriting("optional chains are bound first", ChainBound.self),
    Rewriting("`self` is written out", ExplicitSelf.self),
    Rewriting("`self` is left out", ImplicitSelf.self),
    Rewriting("weak `self` is unwrapped", WeakSelfUnwrapped.self),
    Rewriting("bodies stand in `do`", BodyInDo.self),
    Rewriting("bodies are functions of their own", BodyInFunction.self, keepsHazards: false),
    Rewriting("functions stand in extensions", FunctionInExtension.self),
    Rewriting("values stand in constants", ValueInConstant.self),
    Rewriting("closures stand in parentheses", ClosureInParentheses.self),
    Rewriting("optionals are spelled out", SpelledOptional.self),
    Rewriting("classes have bases of the app", OwnBase.self),
    Rewriting("classes have other names", Aliased.self),
  ]
}
