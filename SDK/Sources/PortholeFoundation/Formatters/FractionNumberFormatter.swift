public import Foundation

/// A number formatter that heeds its minimum and maximum of fraction digits together.
///
/// `PortholeBuild` uses it in place of Foundation's class in targets that set such digits:
/// Foundation for Linux ignores the maximum where there is a minimum
/// (swift-corelibs-foundation#4221), as currencies have by themselves.
open class _FractionNumberFormatter: NumberFormatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.
    private enum Bound { case minimum, maximum }
    /// The bounds that were set, the later one last.
    private var bounds: [Bound] = []
    private let lock = NSRecursiveLock()
    /// A `Decimal` has 38 digits; fractions need some of them.
    private static let greatest = 1e20

    /// The least number of digits after the decimal separator.
    open override var minimumFractionDigits: Int {
        didSet { bounds = bounds.filter { $0 != .minimum } + [.minimum] }
    }

    /// The greatest number of digits after the decimal separator; the later set bound prevails.
    open override var maximumFractionDigits: Int {
        didSet { bounds = bounds.filter { $0 != .maximum } + [.maximum] }
    }

    /// Formats a number, rounded to the maximum of fraction digits.
    open override func string(from number: NSNumber) -> String? {
        lock.withLock {
            let (least, most) = digits
            guard countsFraction else { return super.string(from: number) }
            guard let rounded = rounded(number, to: most), rounded.fractionDigits < least else {
                return string(from: number, least: 0, most: most)
            }
            return string(from: rounded.number, least: least, most: least)
        }
    }

    /// Formats a number; `nil` if it is none.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).flatMap { string(from: $0) }
    }

    /// Whether a bound was set for digits that this style counts.
    private var countsFraction: Bool {
        guard !bounds.isEmpty, !usesSignificantDigits else { return false }
        switch numberStyle {
        case .spellOut, .ordinal, .scientific: return false
        default: return true
        }
    }

    /// The bounds that hold: where they contradict, the one that was set last.
    private var digits: (least: Int, most: Int) {
        let (least, most) = (super.minimumFractionDigits, super.maximumFractionDigits)
        guard least > most else { return (least, most) }
        return bounds.last == .minimum ? (least, least) : (most, most)
    }

    /// Formats a number with other bounds, of which Foundation heeds one.
    private func string(from number: NSNumber, least: Int, most: Int) -> String? {
        let own = (super.minimumFractionDigits, super.maximumFractionDigits)
        defer { (super.minimumFractionDigits, super.maximumFractionDigits) = own }
        (super.minimumFractionDigits, super.maximumFractionDigits) = (least, most)
        return super.string(from: number)
    }

    /// Returns a number as this formatter rounds it; `nil` if it is greater than a `Decimal` holds
    /// with all its digits, or none.
    private func rounded(
        _ number: NSNumber, to most: Int
    ) -> (number: NSNumber, fractionDigits: Int)? {
        guard number.doubleValue.magnitude < Self.greatest else { return nil }
        let plain = NumberFormatter()
        plain.locale = Locale(identifier: "en_US_POSIX")
        plain.numberStyle = .decimal
        plain.usesGroupingSeparator = false
        plain.roundingMode = roundingMode
        plain.maximumFractionDigits = most
        let factor = (multiplier ?? (numberStyle == .percent ? 100 : 1)).decimalValue
        let text = plain.string(from: NSDecimalNumber(decimal: number.decimalValue * factor))
        guard let text, let value = Decimal(string: text), factor != 0 else { return nil }
        let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
        // A `Decimal` has no negative zero.
        let isNegativeZero = value == 0 && text.hasPrefix("-")
        let number =
            isNegativeZero ? NSNumber(value: -0.0) : NSDecimalNumber(decimal: value / factor)
        return (number, digits)
    }
}
