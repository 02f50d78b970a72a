public import Foundation

extension PersonNameComponents {
    /// Formats a person's name.
    ///
    /// Differs from Apple: the user's settings for names are not known. Names that consist of
    /// Chinese, Japanese or Korean letters start with the family name and have no spaces.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the given name.
            case short
            /// The given and family name.
            case medium
            /// All parts, with titles.
            case long
            /// The initials.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
        }

        /// Formats a name.
        public func format(_ value: PersonNameComponents) -> String {
            switch style {
            case .short:
                return value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .abbreviated:
                if value.isFamilyFirst { return value.familyName ?? "" }
                return [value.givenName, value.familyName]
                    .compactMap { $0?.first?.uppercased() }.joined()
            case .medium: return value.joined([value.givenName, value.familyName])
            case .long:
                return value.joined([
                    value.namePrefix, value.givenName, value.middleName, value.familyName,
                    value.nameSuffix,
                ])
            }
        }

        /// Returns the style unchanged, because it does not depend on the locale.
        public func locale(_ locale: Locale) -> Self { self }
    }

    /// Formats the name as given and family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Formats the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    fileprivate func joined(_ parts: [String?]) -> String {
        let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
        return isFamilyFirst ? parts.reversed().joined() : parts.joined(separator: " ")
    }

    /// Whether the name consists of Chinese, Japanese or Korean letters.
    fileprivate var isFamilyFirst: Bool {
        let letters = [givenName, familyName].compactMap(\.self).joined().unicodeScalars
        return !letters.isEmpty
            && letters.allSatisfy { scalar in
                [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF]
                    .contains { $0.contains(scalar.value) }
            }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns a style for names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        .init(style: style)
    }
}
