public import Foundation

/// The width, height or radius of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Size {
        case automatic
        case points(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let size: Size

    /// Chosen for the data.
    public static var automatic: MarkDimension { MarkDimension(size: .automatic) }

    /// A fixed length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension {
        MarkDimension(size: .points(value))
    }

    /// A fraction of the available space, where 1 is all of it.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension {
        MarkDimension(size: .ratio(ratio))
    }

    /// The available space, inset by points on each side.
    public static func inset(_ inset: CGFloat) -> MarkDimension {
        MarkDimension(size: .inset(inset))
    }

    private init(size: Size) { self.size = size }

    /// Creates a length in points.
    public init(floatLiteral value: Double) { size = .points(value) }

    /// Creates a length in points.
    public init(integerLiteral value: Int) { size = .points(CGFloat(value)) }

    /// Returns the length in an available space, in points.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch size {
        case .automatic: max(0, room * automatic)
        case .points(let points): max(0, points)
        case .ratio(let ratio): max(0, room * ratio)
        case .inset(let inset): max(0, room - 2 * inset)
        }
    }
}
