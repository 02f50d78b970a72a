public import Foundation

/// A direction and a length.
public struct CGVector: Hashable, Codable, Sendable {
    /// The length along x.
    public var dx: CGFloat
    /// The length along y.
    public var dy: CGFloat

    /// No length.
    public init() { self.init(dx: 0, dy: 0) }

    /// A vector of these lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of these lengths.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// A vector of these lengths.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// No length.
    public static let zero = CGVector()
}
