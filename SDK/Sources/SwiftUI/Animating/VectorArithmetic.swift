public import Foundation

/// A value that can be added and multiplied by a number, and so be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    mutating func scale(by rhs: Double)
    /// The length, multiplied by itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value, multiplied.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }
}

extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The number, multiplied by itself.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The number, multiplied by itself.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The number, multiplied by itself.
    public var magnitudeSquared: Double { Double(self * self) }
}
