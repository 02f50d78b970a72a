public import Foundation

extension PersonNameComponents {
    /// Writes a name.
    ///
    /// Differs from Apple: the user's settings for names are not known. Names of which all letters are Chinese,
    /// Japanese or Korean begin with the family's and have no spaces.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// What friends say: the nickname, or the given name.
            case short
            /// Given and family name.
            case medium
            /// All, with titles.
            case long
            /// Initials.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style

        /// Makes a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
        }

        /// Writes a name.
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

        /// The same style: it is that of every locale.
        public func locale(_ locale: Locale) -> Self { self }
    }

    /// Writes the name: given and family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Writes the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    fileprivate func joined(_ parts: [String?]) -> String {
        let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
        return isFamilyFirst ? parts.reversed().joined() : parts.joined(separator: " ")
    }

    /// Whether it is a name of East Asia in its own letters.
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
    /// Writes names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        .init(style: style)
    }
}
