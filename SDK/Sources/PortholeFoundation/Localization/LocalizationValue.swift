extension String {
    /// The key of a localized string together with its interpolated values.
    public struct LocalizationValue: Hashable, Codable, Sendable {
        let key: String
        let arguments: [LocalizationArgument]

        /// Creates a value whose key is a string.
        public init(_ value: String) {
            key = value
            arguments = []
        }
    }

    /// Options for localizing a string.
    public struct LocalizationOptions {
        /// Values that replace those of the literal, in the order of the specifiers.
        public var replacements: [any CVarArg]?

        /// Creates options without changes.
        public init() {}
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from an interpolated literal; specifiers stand for its values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}
