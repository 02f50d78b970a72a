import CWidgetPlugin
public import Foundation

extension GraphicsContext {
    /// A text that is ready to be measured and drawn.
    public struct ResolvedText {
        let text: Text
        let measurement: CanvasMeasurement
        /// What the text is drawn with.
        public var shading = Shading.foreground

        /// The room the text takes of a room.
        public func measure(in size: CGSize) -> CGSize {
            let dimensions = measurement.dimensions(of: text, in: size)
            return CGSize(width: dimensions.width, height: dimensions.height)
        }

        /// How far below its top the first baseline lies.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            CGFloat(measurement.dimensions(of: text, in: size).first_text_baseline)
        }

        /// How far below its top the last baseline lies.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            CGFloat(measurement.dimensions(of: text, in: size).last_text_baseline)
        }
    }

    /// A text ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, measurement: measure)
    }

    /// Draws a text from the top left corner of a rectangle, wrapped and cut off in it.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        place(text, PlacedModifier(point: rect.origin, anchor: .topLeading, room: rect.size))
    }

    /// Draws a text with a place of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(text, PlacedModifier(point: point, anchor: anchor, room: nil))
    }

    /// Draws a text from the top left corner of a rectangle, wrapped and cut off in it.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with a place of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func place(_ text: ResolvedText, _ modifier: PlacedModifier) {
        let style = text.shading.style(in: size)
        append(text.text.foregroundStyle(style).modifier(modifier), placed: transform)
    }
}
