public import Foundation

extension String.LocalizationValue {
    /// Collects a literal's words and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var key = ""
        private(set) var arguments: [LocalizationArgument] = []

        /// Starts a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), "%@")
        }

        /// Appends a part of a string.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ string: some StringProtocol) {
            append(.string(String(string)), "%@")
        }

        /// Appends a whole number.
        public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
            append(.number(value), value.localizationSpecifier)
        }

        /// Appends a whole number as a format specifier, such as `%03lld`, writes it.
        public mutating func appendInterpolation(
            _ value: some FixedWidthInteger, specifier: String
        ) {
            append(.number(value), specifier)
        }

        /// Appends the place of a value that comes later.
        public mutating func appendInterpolation(
            placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
        ) {
            append(.string(""), specifier ?? placeholder.specifier)
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(.real(Double(value)), T.self == Float.self ? "%f" : "%lf")
        }

        /// Appends a number as a format specifier, such as `%.2f`, writes it.
        public mutating func appendInterpolation(
            _ value: some BinaryFloatingPoint, specifier: String
        ) {
            append(.real(Double(value)), specifier)
        }

        /// Appends a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatOutput == String {
            append(.string(format.format(value)), "%@")
        }

        /// Appends a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }

        /// Appends a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends a date as a formatter writes it.
        ///
        /// Beside the generic one: the compiler does not always find that dates conform.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(.string(formatter.string(for: date) ?? "\(date)"), "%@")
        }

        /// Appends a localised text, which is looked up when this one is.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// Appends a value's localised name, which is looked up when this text is.
        @_disfavoredOverload
        public mutating func appendInterpolation(
            _ value: some CustomLocalizedStringResourceConvertible
        ) {
            append(.resource(value.localizedStringResource), "%@")
        }

        /// Appends a text with attributes, which only an attributed string keeps.
        public mutating func appendInterpolation(_ string: AttributedString) {
            append(.attributed(AttributedArgument(string)), "%@")
        }

        /// Appends a part of a text with attributes, which only an attributed string keeps.
        public mutating func appendInterpolation(_ string: AttributedSubstring) {
            appendInterpolation(AttributedString(string))
        }

        private mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}

extension FixedWidthInteger {
    /// The specifier that stands for the number; 32 bits and less are written without `ll`, as C does.
    fileprivate var localizationSpecifier: String {
        (Self.bitWidth > 32 ? "%ll" : "%") + (Self.isSigned ? "d" : "u")
    }
}

extension String.LocalizationValue {
    /// The place of a value that comes later, such as the number of a type's `numericFormat`.
    public enum Placeholder: Hashable, Sendable {
        /// A whole number.
        case int
        /// A whole number that is not negative.
        case uint
        /// A number of single precision.
        case float
        /// A number.
        case double
        /// A text.
        case object

        fileprivate var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }
}
