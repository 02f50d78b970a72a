// Apple declares the properties so, and authors set them to optional values.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Formats a list with the separators and the "and" of a language.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// The locale of the list.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    /// Formats each element; if `nil`, the element's description is used.
    open var itemFormatter: Formatter?

    private var chosenLocale: Locale?

    /// Joins strings to a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Formats values as a list.
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
            .formatted(.list(type: .and).locale(locale))
    }

    /// Formats an array as a list; returns `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
