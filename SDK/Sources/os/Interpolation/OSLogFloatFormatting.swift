import Foundation

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
    private var conversion: Character = "f"
    private var precision: Int?
    private var explicitPositiveSign = false

    /// Six digits after the decimal point.
    public static let fixed = OSLogFloatFormatting()

    /// The exact value in hexadecimal digits.
    public static let hex = OSLogFloatFormatting(conversion: "a")

    /// An exponent of ten.
    public static let exponential = OSLogFloatFormatting(conversion: "e")

    /// An exponent of ten if that is shorter.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")

    /// A number of digits after the decimal point.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", precision: precision(),
            explicitPositiveSign: explicitPositiveSign)
    }

    /// An exponent of ten, and a number of digits after the decimal point.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "E" : "e", precision: precision(),
            explicitPositiveSign: explicitPositiveSign)
    }

    func text(_ number: Double) -> String {
        let sign = explicitPositiveSign ? "+" : ""
        let digits = precision.map { ".\($0)" } ?? ""
        return String(format: "%\(sign)\(digits)\(conversion)", number)
    }
}
