public import Foundation

/// What a run of an `NSAttributedString` says that Foundation does not know: fonts, colours, lines.
///
/// The values are `UIFont`, `UIColor` and their like, which nothing changes once they are made.
package struct CarriedAttributes: Hashable, @unchecked Sendable {
    package let values: [NSAttributedString.Key: AnyHashable]

    /// The key under which an `AttributedString` keeps them.
    package enum Key: AttributedStringKey {
        package typealias Value = CarriedAttributes
        package static let name = "Porthole.CarriedAttributes"
    }
}

extension NSAttributedString.Key {
    /// Where a press leads, a `URL` or its text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// What the words are in their sentence, the number of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        rawValue: "NSInlinePresentationIntent")
}

extension AttributedString {
    /// The text of an attributed one of Foundation's older kind, with its attributes.
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
    /// The text of an attributed one of Foundation's newer kind, with links, intents, UIKit's attributes and what came
    /// from an older one.
    ///
    /// Differs from Apple: attributes of SwiftUI are left out.
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
    /// What the run says that Foundation does not know: what came from an `NSAttributedString`, and what was set since.
    package var carriedValues: [NSAttributedString.Key: AnyHashable] {
        (self[CarriedAttributes.Key.self]?.values ?? [:])
            .merging(CarriedAttributeKeys.values(of: self)) { $1 }
    }
}

extension AttributedString {
    /// The text of an attributed one of Foundation's older kind, with its attributes.
    ///
    /// Differs from Apple: those of other scopes are kept, too.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }

    /// The text of an attributed one of Foundation's older kind, with its attributes.
    ///
    /// Differs from Apple: those of other scopes are kept, too.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }
}

extension NSAttributedString {
    /// The text of an attributed one of Foundation's newer kind, with its attributes.
    ///
    /// Differs from Apple: those of SwiftUI are left out, and those of other scopes are kept.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    /// The text of an attributed one of Foundation's newer kind, with its attributes.
    ///
    /// Differs from Apple: those of SwiftUI are left out, and those of other scopes are kept.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: S.Type
    ) throws { self.init(attrStr) }
}
