public import SwiftUI

/// Any shape that marks a value, so that values can have shapes of several types.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    /// Wraps a shape.
    public init(_ shape: any ChartSymbolShape) { self.shape = shape }

    /// The relative rectangle of the wrapped shape.
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    /// The wrapped shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
