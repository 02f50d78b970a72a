package import CoreGraphics
public import Foundation

/// Lines and curves in points.
///
/// As a shape it stays where its points are, whatever frame it gets.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
    package var steps: PathSteps

    package init(_ steps: PathSteps) { self.steps = steps }

    /// Creates an empty path.
    public init() { steps = PathSteps() }

    /// A path that a closure fills.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from its string, such as `0 0 m 10 0 l h`; `nil` if the string is invalid.
    public init?(_ string: String) {
        guard let steps = PathSteps(text: string) else { return nil }
        self.init(steps)
    }

    /// The path as a string.
    public var description: String { steps.text }
    /// Whether there are no lines and curves.
    public var isEmpty: Bool { steps.isEmpty }
    /// The end point, from which the next line starts.
    public var currentPoint: CGPoint? { steps.current }
    /// The smallest rectangle around all lines and curves; null for an empty path.
    public var boundingRect: CGRect { steps.bounds }

    /// Whether a point lies inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        steps.contains(p, isEvenOdd: eoFill)
    }
}

extension Path: Shape {
    /// Returns the path unchanged.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Path: OutlinedShape {
    package var outline: Outline { Outline(.path(self)) }
}
