package import CoreGraphics
package import Foundation

/// Letters with the same attributes, of one line.
package struct TextPiece {
    package let text: String
    /// The offset in the text, in UTF-16 code units.
    package let start: Int
    package let attributes: [NSAttributedString.Key: Any]
    package let font: UIFont
    package let width: CGFloat
    package let steps: PathSteps

    package init(_ text: String, at start: Int, _ attributes: [NSAttributedString.Key: Any]) {
        self.text = text
        self.start = start
        self.attributes = attributes
        font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let kern = attributes.points(.kern) + attributes.points(.tracking)
        let parts = kern == 0 ? [text] : text.map(String.init)
        var (x, steps) = (CGFloat(0), PathSteps())
        for part in parts {
            let line = LetteredLine(part, in: font)
            if let line {
                steps.append(line.steps.applying(CGAffineTransform(translationX: x, y: 0)))
            }
            x += (line?.width ?? font.width(of: part)) + kern
        }
        width = x
        self.steps = steps
    }

    /// The ascent above and descent below the baseline.
    var ascent: CGFloat { max(0, font.ascender + attributes.points(.baselineOffset)) }
    var descent: CGFloat { max(0, -font.descender - attributes.points(.baselineOffset)) }

    /// Draws it from the beginning of its baseline on; `transform` is from there to the drawing's
    /// points.
    package func draw(in context: CGContext, _ transform: CGAffineTransform) {
        let raised = CGAffineTransform(translationX: 0, y: -attributes.points(.baselineOffset))
            .concatenating(transform)
        func paint(_ steps: PathSteps, _ color: CGColor, lineWidth: CGFloat? = nil) {
            context.paint(letters: steps.applying(raised), color, lineWidth: lineWidth)
        }
        if let color = attributes.color(.backgroundColor) {
            paint(box(y: -font.ascender, height: font.lineHeight), color)
        }
        let color = attributes.color(.foregroundColor) ?? UIColor.black.cgColor
        // The stroke width relative to the font size in percent; a negative one also fills.
        let stroke = attributes.points(.strokeWidth)
        if stroke <= 0 { paint(steps, color) }
        if stroke != 0 {
            paint(
                steps, attributes.color(.strokeColor) ?? color,
                lineWidth: abs(stroke) / 100 * font.pointSize)
        }
        let thickness = max(1, font.pointSize / 18)
        if let style = attributes.number(.underlineStyle), style.intValue != 0 {
            paint(
                box(y: thickness, height: thickness * (style.intValue & 2 != 0 ? 2 : 1)),
                attributes.color(.underlineColor) ?? color)
        }
        if let style = attributes.number(.strikethroughStyle), style.intValue != 0 {
            paint(
                box(y: -font.xHeight / 2, height: thickness),
                attributes.color(.strikethroughColor) ?? color)
        }
    }

    private func box(y: CGFloat, height: CGFloat) -> PathSteps {
        var steps = PathSteps()
        steps.addRect(
            CGRect(x: 0, y: y, width: width, height: height), transform: .identity)
        return steps
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func number(_ key: Key) -> NSNumber? {
        switch self[key] {
        case let number as NSNumber: number
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let style as NSUnderlineStyle: NSNumber(value: style.rawValue)
        default: nil
        }
    }

    fileprivate func points(_ key: Key) -> CGFloat {
        number(key).map { CGFloat($0.doubleValue) } ?? 0
    }

    /// Returns a color; UIKit uses `UIColor`, Core Text `CGColor`.
    fileprivate func color(_ key: Key) -> CGColor? {
        switch self[key] {
        case let color as UIColor: color.cgColor
        case let color as CGColor: color
        default: key == .foregroundColor ? color(Key(rawValue: "CTForegroundColor")) : nil
        }
    }
}
