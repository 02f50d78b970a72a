// Apple declares the properties so, and authors set them to optional values.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Writes a list with the commas and the "and" of a language.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// The language.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    /// Writes each element; `nil`: it describes itself.
    open var itemFormatter: Formatter?

    private var chosenLocale: Locale?

    /// Writes words as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Writes values as a list.
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
            .formatted(.list(type: .and).locale(locale))
    }

    /// Writes an array as a list; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
