public import Foundation
public import PortholeFoundation

extension LocalizedStringKey {
    /// Collects the literals and values of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var key = ""
        private(set) var arguments: [Argument] = []

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
            append(Text(verbatim: string))
        }

        /// Appends a part of a string.
        @_disfavoredOverload
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            append(Text(verbatim: String(string)))
        }

        /// Appends a text with its own font and color.
        public mutating func appendInterpolation(_ text: Text) { append(text) }

        /// Appends a localized string resource.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(Text(resource))
        }

        /// Appends an image, drawn as a letter.
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        /// Appends an attributed string.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(Text(attributedString))
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Appends a number as a format specifier, such as `%.2f`, writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            key += specifier
            arguments.append(.number(value._argument.value))
        }

        /// Appends a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text(input, format: format))
        }

        /// Appends a value in a format with attributes.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(Text(input, format: format))
        }

        /// Appends a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// Appends a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(Text(verbatim: formatter?.string(for: subject) ?? subject.description))
        }

        /// Appends a date as a formatter writes it.
        ///
        /// Beside the generic one: the compiler does not always find that dates conform.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(Text(date, formatter: formatter))
        }

        /// Appends a date that updates by itself.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }

        /// Appends the time from one date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(Text(dates))
        }

        /// Appends a clock that counts through an interval by itself.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours))
        }

        /// Appends the time from one date to another.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(Text(interval))
        }

        private mutating func append(_ text: Text) {
            key += "%@"
            arguments.append(.text(text))
        }
    }
}
