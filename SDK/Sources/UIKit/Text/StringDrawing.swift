import CoreGraphics
public import Foundation

// Glyphs that are images, such as emoji, take space but are not drawn; shadows have no effect.
// Without a runner, as in tests, nothing is drawn.

extension NSAttributedString {
    /// Draws the text into the current context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        let block = TextBlock(self)
        UIGraphics.draw(from: point, height: block.size.height) { block.draw(in: $0, at: $1) }
    }

    /// Draws the text into the current context, wrapped in a rectangle; lines that do not fit are
    /// omitted.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text into the current context; without `.usesLineFragmentOrigin` the rectangle's
    /// origin is on the baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let block = block(in: rect.size, options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let baseline = isBlock ? 0 : block.lines.first?.origin.y ?? 0
        UIGraphics.draw(from: rect.origin, height: isBlock ? rect.height : 0) { drawing, point in
            block.draw(in: drawing, at: CGPoint(x: point.x, y: point.y - baseline))
        }
    }
}

extension StringProtocol {
    /// Draws the text into the current context with its top left corner at a point.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { attributed(attributes).draw(at: point) }

    /// Draws the text into the current context, wrapped in a rectangle; lines that do not fit are
    /// omitted.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { attributed(attributes).draw(in: rect) }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self), attributes: attributes)
    }
}

extension NSString {
    /// Draws the text into the current context with its top left corner at a point.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { String(describing: self).draw(at: point, withAttributes: attributes) }

    /// Draws the text into the current context, wrapped in a rectangle; lines that do not fit are
    /// omitted.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { String(describing: self).draw(in: rect, withAttributes: attributes) }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(
            with: rect, options: options, attributes: attributes, context: context)
    }
}
