/// A macro that only marks a declaration, as `@Previewable` does.
enum MarkerMacro: Macro {
    static func expand(_ expansion: Expansion) -> String { "" }
}
