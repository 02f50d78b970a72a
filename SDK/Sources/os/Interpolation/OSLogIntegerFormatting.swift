/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var explicitPositiveSign = false
    private var minDigits = 0

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting()

    /// Hexadecimal digits.
    public static let hex = OSLogIntegerFormatting(radix: 16)

    /// Octal digits.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Decimal digits, with a plus sign and leading zeros on request.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
    }

    /// Hexadecimal digits, after `0x` on request.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
            explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
    }

    /// Octal digits, after `0o` on request.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
            explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        return sign + prefix + zeros + digits
    }
}
