import Foundation

/// A text that depends on the date of its entry and on the locale around it.
final class DependentText: Equatable, @unchecked Sendable {
    // Unchecked: texts are made of it where the entry is drawn.
    let text: (Date, Locale) -> Text
    /// The values that determine the text; without any, it is equal to itself only.
    private let parts: [any Equatable]

    init(of parts: [any Equatable] = [], text: @escaping (Date, Locale) -> Text) {
        self.parts = parts
        self.text = text
    }

    static func == (one: DependentText, other: DependentText) -> Bool {
        guard !one.parts.isEmpty, one.parts.count == other.parts.count else { return one === other }
        return zip(one.parts, other.parts).allSatisfy { $0.equals($1) }
    }
}

extension Equatable {
    fileprivate func equals(_ other: any Equatable) -> Bool { self == other as? Self }
}

extension Text {
    /// Shows what a function returns for the locale of the environment.
    package init(localized text: @escaping (Locale) -> String) {
        self.init(.dependent(DependentText { Text(verbatim: text($1)) }))
    }
}

extension FormatStyle {
    /// Returns the style in a locale, unless it has one of its own.
    package func localized(_ locale: Locale) -> Self {
        // No style says which locale it has; one that this leaves as it is has the user's.
        let follows = self == self.locale(.autoupdatingCurrent) || self == self.locale(.current)
        return follows ? self.locale(locale) : self
    }
}
