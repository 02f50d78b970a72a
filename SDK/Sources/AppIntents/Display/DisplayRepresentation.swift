public import UIKit

/// How a value is shown to users: a title with optional details.
public struct DisplayRepresentation: Hashable, Sendable {
    /// The title.
    public var title: LocalizedStringResource
    /// The subtitle.
    public var subtitle: LocalizedStringResource?
    /// The image.
    public var image: Image?
    /// Synonyms for search.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

extension DisplayRepresentation {
    /// Parts of a representation, which a query may be asked for.
    public struct Components: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: Int

        /// Creates a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The title.
        public static let title = Components(rawValue: 1 << 0)
        /// The subtitle.
        public static let subtitle = Components(rawValue: 1 << 1)
        /// The image.
        public static let image = Components(rawValue: 1 << 2)
        /// The synonyms.
        public static let synonyms = Components(rawValue: 1 << 3)
        /// All parts.
        public static let all: Components = [.title, .subtitle, .image, .synonyms]
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    /// Creates a title from a literal.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// Creates a title from an interpolated literal.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

extension DisplayRepresentation {
    /// An image.
    ///
    /// Differs from Apple: it is never shown, because choices are lists of text.
    public struct Image: Hashable, Sendable {
        /// How an image is displayed.
        public enum DisplayStyle: Hashable, Sendable {
            /// The default style.
            case `default`
            /// In a circle.
            case circular
        }

        private let source: String

        /// Creates a symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { source = systemName }

        /// Creates a symbol with a color and size.
        public init(
            systemName: String, tintColor: UIColor?,
            symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) {
            source = systemName
        }

        /// Creates an image from a bundle.
        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            source = name
        }

        /// Creates an image from a bundle.
        public init(
            named name: LocalizedStringResource, bundle: Bundle? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            source = String(localized: name)
        }

        /// Creates an image from a file.
        public init(
            url: URL, isTemplate: Bool? = nil, width: Double? = nil, height: Double? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            source = url.absoluteString
        }

        /// Creates an image from encoded data.
        public init(
            data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            source = "\(data.count) bytes"
        }
    }
}
