public import Foundation

/// A gradient of colors.
public final class CGGradient: Sendable {
    private let stops: [(color: SRGBColor, location: CGFloat)]

    /// Creates a gradient of colors at locations from 0 to 1 in any order; evenly spaced for `nil`.
    ///
    /// Returns nil without colors, or if an element is not a color; a `CFArray` is an array here.
    public init?(
        colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
    ) {
        let known = colors.compactMap { $0 as? CGColor }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        stops = known.enumerated().map { index, color in
            (color.value, locations?[index] ?? CGFloat(index) / CGFloat(max(1, known.count - 1)))
        }.sorted { $0.location < $1.location }
    }

    /// Creates a gradient of colors at locations from 0 to 1 in any order; evenly spaced for `nil`.
    @_disfavoredOverload
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colorsSpace: space, colors: colors.map(\.self), locations: locations)
    }

    /// Returns the color at a location.
    func pixel(at location: CGFloat) -> Pixel {
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return Pixel(stops[stops.count - 1].color)
        }
        guard after > 0 else { return Pixel(stops[0].color) }
        let (low, high) = (stops[after - 1], stops[after])
        let share = Double((location - low.location) / max(high.location - low.location, 1e-9))
        return Pixel(low.color) * (1 - share) + Pixel(high.color) * share
    }
}

/// How a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color extends after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills the clipped area with a gradient along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return }
        draw(gradient, options) { ((($0.x - start.x) * dx + ($0.y - start.y) * dy) / length) }
    }

    /// Fills the clipped area with a gradient between two circles.
    ///
    /// Differs from Apple: both circles have the center of the end circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        guard endRadius != startRadius else { return }
        draw(gradient, options) {
            (($0 - endCenter).length - startRadius) / (endRadius - startRadius)
        }
    }

    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
        location: (CGPoint) -> CGFloat
    ) {
        let toPoints = state.transform.inverted()
        let all = Coverage(columns: 0..<width, rows: 0..<height) { _, _ in 1 }
        paint(all) { column, row in
            let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
            let location = location(point.applying(toPoints))
            if location < 0, !options.contains(.drawsBeforeStartLocation) { return Pixel() }
            if location > 1, !options.contains(.drawsAfterEndLocation) { return Pixel() }
            return gradient.pixel(at: max(0, min(location, 1)))
        }
    }
}
