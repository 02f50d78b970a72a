@testable import WidgetLayout

/// A marked view of a fixed size.
func box(_ name: String, _ width: Double, _ height: Double) -> Node {
    Color.red.frame(width: width, height: height).mark(name)
}

/// A marked view that is between two widths, and of a fixed height.
func wide(
    _ name: String, _ least: Double, _ ideal: Double, _ most: Double, height: Double = 20
) -> Node {
    Color.red.frame(minWidth: least, idealWidth: ideal, maxWidth: most).frame(height: height)
        .mark(name)
}
