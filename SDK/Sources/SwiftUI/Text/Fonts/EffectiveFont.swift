public import Foundation

extension Font {
    /// The font of the environment: the author's, or else body text.
    public static let `default` = Font().changed { $0.isInheriting = true }

    /// Returns the font with a fixed size in points, which no longer scales with the text size.
    public func pointSize(_ size: CGFloat) -> Font {
        changed {
            if $0.style == .headline && $0.weight == nil { $0.weight = .semibold }
            $0.style = nil
            $0.points = size
            $0.scale = 1
        }
    }

    /// Returns the font with its size multiplied by a factor; it scales with the text size as
    /// before.
    public func scaled(by factor: CGFloat) -> Font { changed { $0.scale *= factor } }

    /// The size in points; `nil`: that of the text style.
    var scaledPoints: CGFloat? {
        guard scale != 1 else { return points }
        let size = points ?? style.map { CGFloat(TextStyleSizes.points(of: $0, at: .large)) }
        return size.map { $0 * scale }
    }

    /// Returns what the font is in an environment that has `outer` as its font.
    func effective(in outer: Font?) -> Font {
        guard isInheriting else { return self }
        var font = outer ?? .body
        if let points { font = font.pointSize(points) }
        font.scale *= scale
        if let weight { font = weight == .emphasized ? font.bold() : font.weight(weight) }
        font.design = design ?? font.design
        font.width = width ?? font.width
        if leading != .standard { font.leading = leading }
        font.isItalic = font.isItalic || isItalic
        font.hasMonospacedDigits = font.hasMonospacedDigits || hasMonospacedDigits
        font.hasSmallLowercase = font.hasSmallLowercase || hasSmallLowercase
        font.hasSmallUppercase = font.hasSmallUppercase || hasSmallUppercase
        return font
    }
}
