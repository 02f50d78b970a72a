public import Foundation
import PortholeFoundation

/// A number that can be interpolated into a localized literal.
public protocol _FormatSpecifiable: Equatable {
    /// The format specifier of the number in the key.
    var _specifier: String { get }
    /// The number as an argument.
    var _argument: _FormatArgument { get }
}

/// A number as an argument of a localized text.
public struct _FormatArgument: Sendable {
    let value: LocalizationArgument
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
    /// An integer's specifier; 32 bits and less are written without `ll`, as C does.
    public var _specifier: String {
        (Self.bitWidth > 32 ? "%ll" : "%") + (Self.isSigned ? "d" : "u")
    }

    /// The integer as an argument.
    public var _argument: _FormatArgument { _FormatArgument(value: .number(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    /// The specifier of a number of double precision.
    public var _specifier: String { "%lf" }
    /// The number as an argument.
    public var _argument: _FormatArgument { _FormatArgument(value: .real(self)) }
}

extension Float: _FormatSpecifiable {
    /// The specifier of a number of single precision.
    public var _specifier: String { "%f" }
    /// The number as an argument.
    public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
}

extension CGFloat: _FormatSpecifiable {
    /// The specifier of a length.
    public var _specifier: String { "%lf" }
    /// The number as an argument.
    public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
}
