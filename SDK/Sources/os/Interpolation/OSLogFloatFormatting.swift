import Foundation

/// How a message writes a number.
public struct OSLogFloatFormatting: Sendable {
    private var conversion: Character = "f"
    private var precision: Int?
    private var explicitPositiveSign = false

    /// With six digits after the point.
    public static let fixed = OSLogFloatFormatting()

    /// Exactly, in hexadecimal digits.
    public static let hex = OSLogFloatFormatting(conversion: "a")

    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(conversion: "e")

    /// With a power of ten where that is shorter.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")

    /// With a number of digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", precision: precision(),
            explicitPositiveSign: explicitPositiveSign)
    }

    /// With a power of ten and a number of digits after the point.
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
