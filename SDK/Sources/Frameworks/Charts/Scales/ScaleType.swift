import Foundation

/// The type of a scale.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, squareRoot, symmetricLog
    }

    let kind: Kind

    /// Linear.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Logarithmic.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// Logarithmic on both sides of zero.
    public static var symmetricLog: ScaleType { ScaleType(kind: .symmetricLog) }
    /// Square root.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// Dates.
    public static var date: ScaleType { ScaleType(kind: .linear) }
    /// Categories.
    public static var category: ScaleType { ScaleType(kind: .linear) }

    func callAsFunction(_ number: Double) -> Double {
        switch kind {
        case .linear: number
        case .log: Foundation.log(max(number, .leastNormalMagnitude))
        case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
        case .symmetricLog: number < 0 ? -log1p(-number) : log1p(number)
        }
    }
}
