import CWidgetPlugin
public import Foundation

extension GraphicsContext {
    /// A resolved text that can be measured and drawn.
    public struct ResolvedText {
        let text: Text
        let measurement: CanvasMeasurement
        /// The shading of the text.
        public var shading = Shading.foreground

        /// Returns the size of the text in an available size, in points.
        public func measure(in size: CGSize) -> CGSize {
            let dimensions = measurement.dimensions(of: text, in: size)
            return CGSize(width: dimensions.width, height: dimensions.height)
        }

        /// Returns the distance of the first baseline from the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            CGFloat(measurement.dimensions(of: text, in: size).first_text_baseline)
        }

        /// Returns the distance of the last baseline from the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            CGFloat(measurement.dimensions(of: text, in: size).last_text_baseline)
        }
    }

    /// Resolves a text for measuring and drawing.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, measurement: measure)
    }

    /// Draws a text into a rectangle, wrapped and truncated to it.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        place(text, PlacedModifier(point: rect.origin, anchor: .topLeading, room: rect.size))
    }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(text, PlacedModifier(point: point, anchor: anchor, room: nil))
    }

    /// Draws a text into a rectangle, wrapped and truncated to it.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func place(_ text: ResolvedText, _ modifier: PlacedModifier) {
        let style = text.shading.style(in: size)
        append(text.text.foregroundStyle(style).modifier(modifier), placed: transform)
    }
}
