/// Code for Objective-C's runtime, which Linux does not have.
enum ObjectiveCSpelling {
    /// Code in which it is blank, or written in Swift.
    ///
    /// - `@objc`, `@IBOutlet` and the like tell the runtime what Swift knows anyway.
    /// - `@NSManaged` becomes the macro of `CoreData` that reaches a value by its name.
    /// - `#keyPath(Item.date)` becomes the string that it is, `"date"`.
    /// - `#selector(reload(_:))` becomes a `Selector` of that name, which nobody can perform.
    /// - `override init(entity:insertInto:)` becomes `required`: Core Data creates objects with it,
    ///   which the runtime does without asking whether that was foreseen.
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
            .replacing(recordInitializer) { required(String($0.output)) }
    }

    /// The modifiers of an overriding initializer as those of a required one, which must be as
    /// visible as its class; they take as many columns.
    private static func required(_ modifiers: String) -> String {
        guard modifiers.contains("override"), !modifiers.contains("required") else {
            return modifiers
        }
        return modifiers.replacing("override", with: "required")
            .replacing(/\b(?:fileprivate|private)\b/) { String(repeating: " ", count: $0.count) }
    }

    private static var attribute: Regex<Substring> {
        /@(?:objc(?:Members)?|nonobjc|(?:NS|UI)ApplicationMain|IB\w+)\b(?:\([\w:]*\))?/
    }

    private static var managedMethod: Regex<Substring> { /@NSManaged(?=\s+(?:\w+\s+)*func\b)/ }

    private static var managedProperty: Regex<Substring> { /@NSManaged\b/ }

    private static var keyPath: Regex<(Substring, Substring)> { /#keyPath\(([\w.\s]+)\)/ }

    /// Matches the modifiers of the initializer that Core Data calls, in a subclass.
    private static var recordInitializer: Regex<Substring> {
        #/
            \b(?:(?:override|required|public|internal|fileprivate|private)\s+)+
            (?=init\(\s*entity\b[^()]*\binsertInto\b)
        /#
    }

    /// Matches a selector with its argument, such as `getter: item.date` or `Model.load(_:after:)`.
    private static var selector: Regex<(Substring, Substring)> {
        /#selector\(((?:[^()]|\([^()]*\))+)\)/
    }
}
