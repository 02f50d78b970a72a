import Foundation

/// How values become lengths.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, squareRoot, symmetricLog
    }

    let kind: Kind

    /// In proportion.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// By their magnitude.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// By their magnitude, on both sides of zero.
    public static var symmetricLog: ScaleType { ScaleType(kind: .symmetricLog) }
    /// By their square roots.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// As moments.
    public static var date: ScaleType { ScaleType(kind: .linear) }
    /// As names.
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
