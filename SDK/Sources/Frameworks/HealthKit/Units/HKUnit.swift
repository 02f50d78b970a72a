public import Foundation

/// A thousand, a thousandth and others before a unit.
public enum HKMetricPrefix: Int, Sendable {
    /// No prefix.
    case none = 0
    /// A thousand millionth of a thousandth.
    case femto = 13
    /// A millionth of a millionth.
    case pico = 1
    /// Nano (10⁻⁹).
    case nano = 2
    /// Micro (10⁻⁶).
    case micro = 3
    /// Milli (10⁻³).
    case milli = 4
    /// Centi (10⁻²).
    case centi = 5
    /// Deci (10⁻¹).
    case deci = 6
    /// Deca (10).
    case deca = 7
    /// Hecto (10²).
    case hecto = 8
    /// Kilo (10³).
    case kilo = 9
    /// Mega (10⁶).
    case mega = 10
    /// Giga (10⁹).
    case giga = 11
    /// Tera (10¹²).
    case tera = 12

    var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 1e1
        case .hecto: 1e2
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
    }
}

/// A unit of quantities.
open class HKUnit: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The unit's symbol, such as `count/min`.
    public let unitString: String
    /// The factor to the base unit of the dimension.
    let size: Double
    /// The offset that is added first, for temperatures.
    let zero: Double
    /// The exponents of its dimensions.
    let kind: [String: Int]

    init(_ symbol: String, size: Double, kind: [String: Int], zero: Double = 0) {
        unitString = symbol
        self.size = size
        self.kind = kind.filter { $0.value != 0 }
        self.zero = zero
    }

    /// Reads a unit's symbol, such as `count/min` or `mg/dL`.
    ///
    /// A symbol that is not a unit ends the plugin, as on Apple's platforms.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = HKUnit.product(parts.first ?? ""),
            let second = parts.count > 1 ? HKUnit.product(parts[1]) : HKUnit.none
        else { fatalError("HKUnit(from:) does not know the unit '\(string)'.") }
        let unit = first.unitDivided(by: second)
        self.init(string, size: unit.size, kind: unit.kind, zero: first.zero)
    }

    /// Returns this unit divided by another one.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", size: size / unit.size,
            kind: kind.merging(unit.kind.mapValues { -$0 }, uniquingKeysWith: +))
    }

    /// Returns this unit multiplied by another one.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", size: size * unit.size,
            kind: kind.merging(unit.kind, uniquingKeysWith: +))
    }

    /// Returns this unit raised to a power.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(
            "\(unitString)^\(power)", size: pow(size, Double(power)),
            kind: kind.mapValues { $0 * power })
    }

    /// Returns the reciprocal unit.
    open func reciprocal() -> HKUnit { HKUnit.none.unitDivided(by: self) }

    /// Whether amounts can be none of it.
    open func isNull() -> Bool { false }

    /// Returns whether another unit is equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return kind == other.kind && size == other.size && zero == other.zero
    }

    /// The hash value.
    open override var hash: Int { size.hashValue }
    /// The symbol of the unit.
    open override var description: String { unitString }
}
