public import Foundation

/// Attributes of an `NSAttributedString` run that Foundation does not know, such as fonts and
/// colors.
///
/// Unchecked: the values are instances of `UIFont`, `UIColor` and similar immutable classes.
package struct CarriedAttributes: Hashable, @unchecked Sendable {
    package let values: [NSAttributedString.Key: AnyHashable]

    /// The key under which an `AttributedString` stores them.
    package enum Key: AttributedStringKey {
        package typealias Value = CarriedAttributes
        package static let name = "Porthole.CarriedAttributes"
    }
}

extension NSAttributedString.Key {
    /// The destination of a link, a `URL` or its string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The inline intent, the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        rawValue: "NSInlinePresentationIntent")
}

extension AttributedString {
    /// Converts an `NSAttributedString` with its attributes.
    public init(_ nsStr: NSAttributedString) {
        var string = AttributedString()
        let all = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: all) { attributes, range, _ in
            var run = AttributedString(nsStr.attributedSubstring(from: range).string)
            var values = attributes
            let link = values.removeValue(forKey: .link)
            run.link = link as? URL ?? (link as? String).flatMap(URL.init(string:))
            let intent = values.removeValue(forKey: .inlinePresentationIntent) as? UInt
            run.inlinePresentationIntent = intent.map(InlinePresentationIntent.init(rawValue:))
            let carried = values.compactMapValues { $0 as? AnyHashable }
            if !carried.isEmpty { run[CarriedAttributes.Key.self] = .init(values: carried) }
            string += run
        }
        self = string
    }
}

extension NSAttributedString {
    /// Converts an `AttributedString` with links, intents, UIKit attributes and those of an
    /// `NSAttributedString`.
    ///
    /// Differs from Apple: SwiftUI attributes are omitted.
    public convenience init(_ attrStr: AttributedString) {
        let string = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [Key: Any] = run.carriedValues
            attributes[.link] = run.link
            attributes[.inlinePresentationIntent] = run.inlinePresentationIntent?.rawValue
            let words = String(attrStr.characters[run.range])
            string.append(NSAttributedString(string: words, attributes: attributes))
        }
        self.init(attributedString: string)
    }
}

extension AttributedString.Runs.Run {
    /// Attributes of the run that Foundation does not know: those of an `NSAttributedString`, and
    /// those set since.
    package var carriedValues: [NSAttributedString.Key: AnyHashable] {
        (self[CarriedAttributes.Key.self]?.values ?? [:])
            .merging(CarriedAttributeKeys.values(of: self)) { $1 }
    }
}

extension AttributedString {
    /// Converts an `NSAttributedString` with its attributes.
    ///
    /// Differs from Apple: attributes of other scopes are kept, too.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }

    /// Converts an `NSAttributedString` with its attributes.
    ///
    /// Differs from Apple: attributes of other scopes are kept, too.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }
}

extension NSAttributedString {
    /// Converts an `AttributedString` with its attributes.
    ///
    /// Differs from Apple: SwiftUI attributes are omitted, and attributes of other scopes are kept.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    /// Converts an `AttributedString` with its attributes.
    ///
    /// Differs from Apple: SwiftUI attributes are omitted, and attributes of other scopes are kept.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: S.Type
    ) throws { self.init(attrStr) }
}
