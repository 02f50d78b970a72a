public import Foundation

/// A vector of numbers, an input of filters.
open class CIVector: NSObject, @unchecked Sendable {
    // Unchecked: it never changes.
    private let values: [CGFloat]

    /// Creates a vector of four numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }

    /// Creates a vector of two numbers.
    public init(x: CGFloat, y: CGFloat) { values = [x, y, 0, 0] }

    /// Creates a vector from a rectangle.
    public init(cgRect: CGRect) {
        values = [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]
    }

    /// The first number.
    public var x: CGFloat { values[0] }
    /// The second number.
    public var y: CGFloat { values[1] }
    /// The third number.
    public var z: CGFloat { values[2] }
    /// The fourth number.
    public var w: CGFloat { values[3] }
    /// The numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
