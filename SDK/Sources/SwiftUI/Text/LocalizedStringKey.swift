public import Foundation

/// A text to look up in the plugin's `Localizable.strings`; where it is missing, the key is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// A literal as the compiler takes it apart: pieces of the key, and values to fill in.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// Starts an interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity)
        }

        /// Adds a piece of the key.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a text to fill in.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", .text(string))
        }

        /// Adds a number to fill in, with a `printf` specifier of its own.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(specifier, .number(value))
        }

        /// Adds a number to fill in.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, .number(value))
        }

        /// Adds a value to fill in, written by a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(format.format(input)))
        }

        /// Adds a value to fill in, written by a formatter.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .text(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        /// Adds a text with its fonts and colours.
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .styled(text))
        }

        /// Adds a date that keeps itself up to date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .styled(Text(date, style: style)))
        }

        /// Adds the picture of a symbol in the line.
        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }

    enum Argument: Equatable {
        case text(String)
        case number(any _FormatSpecifiable)
        case styled(Text)

        static func == (lhs: Argument, rhs: Argument) -> Bool {
            switch (lhs, rhs) {
            case (.text(let lhs), .text(let rhs)): lhs == rhs
            case (.number(let lhs), .number(let rhs)): "\(lhs)" == "\(rhs)"
            case (.styled(let lhs), .styled(let rhs)): lhs == rhs
            default: false
            }
        }
    }

    let key: String
    let arguments: [Argument]

    /// Creates a key.
    public init(_ value: String) {
        key = value.replacingOccurrences(of: "%", with: "%%")
        arguments = []
    }

    /// Creates a key of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}

/// A number that `printf` knows a specifier for.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier.
    var _specifier: String { get }
    /// The number as `printf` takes it.
    var _argument: any CVarArg { get }
}

extension Int: _FormatSpecifiable {
    /// `%lld`.
    public var _specifier: String { "%lld" }
    /// The number itself.
    public var _argument: any CVarArg { self }
}

extension Int32: _FormatSpecifiable {
    /// `%d`.
    public var _specifier: String { "%d" }
    /// The number itself.
    public var _argument: any CVarArg { self }
}

extension Int64: _FormatSpecifiable {
    /// `%lld`.
    public var _specifier: String { "%lld" }
    /// The number itself.
    public var _argument: any CVarArg { self }
}

extension UInt: _FormatSpecifiable {
    /// `%llu`.
    public var _specifier: String { "%llu" }
    /// The number itself.
    public var _argument: any CVarArg { self }
}

extension Double: _FormatSpecifiable {
    /// `%lf`.
    public var _specifier: String { "%lf" }
    /// The number itself.
    public var _argument: any CVarArg { self }
}

extension Float: _FormatSpecifiable {
    /// `%f`.
    public var _specifier: String { "%f" }
    /// The number itself.
    public var _argument: any CVarArg { self }
}

extension CGFloat: _FormatSpecifiable {
    /// `%lf`.
    public var _specifier: String { "%lf" }
    /// The number as a `Double`.
    public var _argument: any CVarArg { Double(self) }
}
