/// A variable of a managed object, `@NSManaged var name: String?`: accessors to the object's value
/// of this name.
enum ManagedPropertyMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let name = try VariableDeclaration(DeclarationText(expansion.source.source)).name
        return """
            {
                get { _managedValue(forKey: "\(name)") }
                set { _setManagedValue(newValue, forKey: "\(name)") }
            }
            """
    }
}
