public import Foundation

/// A value that can be added and scaled, and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Scales the value by a factor.
    mutating func scale(by rhs: Double)
    /// The squared magnitude.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value scaled by a factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }
}

extension Float: VectorArithmetic {
    /// Scales the number by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Scales the number by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Scales the number by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}
