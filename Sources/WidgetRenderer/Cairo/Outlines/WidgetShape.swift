public import WidgetWire

/// The outline that a widget's picture is cut to.
public struct WidgetShape: Hashable, Sendable {
    /// The radius of the corners in points; nil for the largest ellipse, a circle for a square
    /// widget.
    public var cornerRadius: Double?

    /// Makes a shape with rounded corners.
    ///
    /// - Parameter cornerRadius: The radius in points; 0 for sharp corners, nil for an ellipse.
    public init(cornerRadius: Double?) {
        self.cornerRadius = cornerRadius
    }

    /// The shape of a family.
    public init(_ family: Family) {
        self.init(cornerRadius: family.cornerRadius.isFinite ? family.cornerRadius : nil)
    }

    /// The shape of a control: round ends for a tile 74 points high, a circle for a small one.
    public static let control = WidgetShape(cornerRadius: 37)

    func outline(width: Double, height: Double) -> Outline {
        Outline.with {
            $0.frame.width = width
            $0.frame.height = height
            guard let cornerRadius else { return $0.ellipse = Ellipse() }
            $0.rectangle.cornerWidth = min(cornerRadius, width / 2)
            $0.rectangle.cornerHeight = min(cornerRadius, height / 2)
            // Round ends and whole circles are those of a circle.
            $0.rectangle.continuous = cornerRadius < min(width, height) / 2
        }
    }
}
