/// A variable of a `@Model`: accessors to the object's values, which its store keeps.
enum PersistedPropertyMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let declaration = SourceTokens(DeclarationText(expansion.source.source))
        guard let name = MemberVariable.all(in: declaration).first?.name else {
            throw MacroError(message: "only a variable can be kept in a store")
        }
        // The compiler requires that an initializer sets the property for which the peer stands.
        if expansion.role == "peer" { return "private var _\(name): SwiftData._NoValue" }
        return """
            {
                @storageRestrictions(accesses: _$values, initializes: _\(name))
                init(initialValue) {
                    _$values.begin("\(name)", initialValue)
                    _\(name) = SwiftData._NoValue()
                }
                get { _$values.value("\(name)", of: self, \\.`\(name)`) }
                set { _$values.set("\(name)", newValue, of: self, \\.`\(name)`) }
            }
            """
    }
}
