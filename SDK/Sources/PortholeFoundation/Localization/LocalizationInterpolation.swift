public import Foundation

extension String.LocalizationValue {
    /// Collects the literals and values of a localized string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var key = ""
        private(set) var arguments: [LocalizationArgument] = []

        /// Starts an interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// Appends a literal.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), "%@")
        }

        /// Appends a value's description.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ string: some StringProtocol) {
            append(.string(String(string)), "%@")
        }

        /// Appends an integer.
        public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
            append(.number(value), value.localizationSpecifier)
        }

        /// Appends an integer, formatted by a specifier such as `%03lld`.
        public mutating func appendInterpolation(
            _ value: some FixedWidthInteger, specifier: String
        ) {
            append(.number(value), specifier)
        }

        /// Appends a placeholder for a value that is given later.
        public mutating func appendInterpolation(
            placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
        ) {
            append(.string(""), specifier ?? placeholder.specifier)
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(.real(Double(value)), T.self == Float.self ? "%f" : "%lf")
        }

        /// Appends a number, formatted by a specifier such as `%.2f`.
        public mutating func appendInterpolation(
            _ value: some BinaryFloatingPoint, specifier: String
        ) {
            append(.real(Double(value)), specifier)
        }

        /// Appends a value with a format style.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatOutput == String {
            append(.string(format.format(value)), "%@")
        }

        /// Appends a value, formatted by a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }

        /// Appends a value, formatted by a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends a date, formatted by a formatter.
        ///
        /// Needed besides the generic overload, because the compiler does not always find the
        /// conformance of dates.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(.string(formatter.string(for: date) ?? "\(date)"), "%@")
        }

        /// Appends a localized string, which is looked up together with this one.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// Appends the localized name of a value, which is looked up together with this string.
        @_disfavoredOverload
        public mutating func appendInterpolation(
            _ value: some CustomLocalizedStringResourceConvertible
        ) {
            append(.resource(value.localizedStringResource), "%@")
        }

        /// Appends an attributed string; its attributes are used only in attributed results.
        public mutating func appendInterpolation(_ string: AttributedString) {
            append(.attributed(AttributedArgument(string)), "%@")
        }

        /// Appends a part of an attributed string; its attributes are used only in attributed
        /// results.
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
    /// The specifier for the number; integers of 32 bits or less have no `ll`, as in C.
    fileprivate var localizationSpecifier: String {
        (Self.bitWidth > 32 ? "%ll" : "%") + (Self.isSigned ? "d" : "u")
    }
}

extension String.LocalizationValue {
    /// A placeholder for a value given later, such as the number of a type's `numericFormat`.
    public enum Placeholder: Hashable, Sendable {
        /// A signed integer.
        case int
        /// An unsigned integer.
        case uint
        /// A single-precision number.
        case float
        /// A double-precision number.
        case double
        /// A string.
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
