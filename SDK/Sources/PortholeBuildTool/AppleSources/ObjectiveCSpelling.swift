/// Code for Objective-C's runtime, which Linux does not have.
enum ObjectiveCSpelling {
    /// Code in which it is blank, or written in Swift.
    ///
    /// - `@objc`, `@IBOutlet` and the like tell the runtime what Swift knows anyway.
    /// - `@NSManaged` becomes the macro of `CoreData` that reaches a value by its name.
    /// - `#keyPath(Item.date)` becomes the string that it is, `"date"`.
    /// - `#selector(reload(_:))` becomes a `Selector` of that name, which nobody can perform.
    static func replaced(in code: String) -> String {
        code.replacing(attribute) { String($0.output.map { $0.isNewline ? $0 : " " }) }
            .replacing(managedMethod) { _ in "@_ManagedMethod" }
            .replacing(managedProperty) { _ in "@_Managed " }
            .replacing(keyPath) { match in
                let names = match.1.split { $0 == "." || $0.isWhitespace }
                let path = names.drop { $0.first?.isUppercase ?? false }
                return "\"" + path.joined(separator: ".") + "\""
            }
            .replacing(selector) { "Selector(\"" + $0.1.filter { !$0.isWhitespace } + "\")" }
    }

    private static var attribute: Regex<Substring> {
        /@(?:objc(?:Members)?|nonobjc|(?:NS|UI)ApplicationMain|IB\w+)\b(?:\([\w:]*\))?/
    }

    private static var managedMethod: Regex<Substring> { /@NSManaged(?=\s+(?:\w+\s+)*func\b)/ }

    private static var managedProperty: Regex<Substring> { /@NSManaged\b/ }

    private static var keyPath: Regex<(Substring, Substring)> { /#keyPath\(([\w.\s]+)\)/ }

    /// Matches a selector with its argument, such as `getter: item.date` or `Model.load(_:after:)`.
    private static var selector: Regex<(Substring, Substring)> {
        /#selector\(((?:[^()]|\([^()]*\))+)\)/
    }
}
