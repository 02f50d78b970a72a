public import UIKit

/// How users see a value: a title, and perhaps more.
public struct DisplayRepresentation: Hashable, Sendable {
    /// The title.
    public var title: LocalizedStringResource
    /// A line below the title.
    public var subtitle: LocalizedStringResource?
    /// A picture beside it.
    public var image: Image?
    /// Other words by which users find it.
    public var synonyms: [LocalizedStringResource]

    /// A title, and perhaps more.
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
    /// Parts of what users see, which a query may be asked for.
    public struct Components: OptionSet, Sendable {
        /// One bit for each part.
        public let rawValue: Int

        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The title.
        public static let title = Components(rawValue: 1 << 0)
        /// The line below the title.
        public static let subtitle = Components(rawValue: 1 << 1)
        /// The picture.
        public static let image = Components(rawValue: 1 << 2)
        /// Other words.
        public static let synonyms = Components(rawValue: 1 << 3)
        /// Everything.
        public static let all: Components = [.title, .subtitle, .image, .synonyms]
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    /// A title of the source.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A title with values in it.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

extension DisplayRepresentation {
    /// A picture.
    ///
    /// It is never shown: choices are lists of text here.
    public struct Image: Hashable, Sendable {
        /// How a picture fits into its place.
        public enum DisplayStyle: Hashable, Sendable {
            /// As the system likes.
            case `default`
            /// In a circle.
            case circular
        }

        private let source: String

        /// A symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { source = systemName }

        /// A symbol in a colour and a size.
        public init(
            systemName: String, tintColor: UIColor?,
            symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) {
            source = systemName
        }

        /// A picture of a bundle.
        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            source = name
        }

        /// A picture of a bundle.
        public init(
            named name: LocalizedStringResource, bundle: Bundle? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            source = String(localized: name)
        }

        /// A picture of a file.
        public init(
            url: URL, isTemplate: Bool? = nil, width: Double? = nil, height: Double? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            source = url.absoluteString
        }

        /// An encoded picture.
        public init(
            data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            source = "\(data.count) bytes"
        }
    }
}
