extension String {
    /// A localised text's key and the values in it, as a literal makes them.
    public struct LocalizationValue: Hashable, Codable, Sendable {
        let key: String
        let arguments: [LocalizationArgument]

        /// Makes a string a key.
        public init(_ value: String) {
            key = value
            arguments = []
        }
    }

    /// What changes how a localised text is made.
    public struct LocalizationOptions {
        /// The values in the order of the text's specifiers, in place of those in the literal.
        public var replacements: [any CVarArg]?

        /// Changes nothing.
        public init() {}
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Makes a literal without values a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a literal with values a key, in which format specifiers stand for them.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}
