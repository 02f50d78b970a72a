import CoreGraphics
public import Foundation

/// Colors along a line, drawn into the open drawing, as AppKit calls them.
open class NSGradient: NSObject {
    private let colors: [NSColor]
    private let locations: [CGFloat]
    private let gradient: CGGradient

    /// The number of color stops.
    open var numberOfColorStops: Int { colors.count }

    /// Creates a gradient from colors and locations from 0 to 1; `nil` if their numbers differ or
    /// are 0.
    ///
    /// No effect here: the color space.
    public init?(
        colors colorArray: [NSColor], atLocations locations: [CGFloat],
        colorSpace: NSColorSpace = .sRGB
    ) {
        guard locations.count == colorArray.count,
            let gradient = CGGradient(
                colorsSpace: nil, colors: colorArray.map(\.cgColor) as [Any], locations: locations)
        else { return nil }
        colors = colorArray
        self.locations = locations
        self.gradient = gradient
    }

    /// Creates a gradient from evenly spaced colors; `nil` if there are none.
    public convenience init?(colors colorArray: [NSColor]) {
        let last = CGFloat(max(1, colorArray.count - 1))
        self.init(
            colors: colorArray, atLocations: colorArray.indices.map { CGFloat($0) / last })
    }

    /// Creates a gradient between two colors.
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init(colors: [startingColor, endingColor])
    }

    /// Colors with their locations from 0 to 1.
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
        self.init(colors: objects.map(\.0), atLocations: objects.map(\.1))
    }

    /// Fills a rectangle: at 0° to the right, at 90° along y, with the ends in the corners.
    open func draw(in rect: NSRect, angle: CGFloat) {
        let radians = angle * .pi / 180
        let (dx, dy) = (cos(radians), sin(radians))
        let half = (abs(rect.width * dx) + abs(rect.height * dy)) / 2
        within(NSBezierPath(rect: rect)) { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: rect.midX - dx * half, y: rect.midY - dy * half),
                end: CGPoint(x: rect.midX + dx * half, y: rect.midY + dy * half),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    /// Fills a path, as the rectangle around it.
    open func draw(in path: NSBezierPath, angle: CGFloat) {
        within(path) { _ in draw(in: path.bounds, angle: angle) }
    }

    /// Fills a rectangle radially from a center, given from -1 to 1 on either axis, to the farthest
    /// corner.
    open func draw(in rect: NSRect, relativeCenterPosition position: NSPoint) {
        let center = CGPoint(
            x: rect.midX + position.x * rect.width / 2,
            y: rect.midY + position.y * rect.height / 2)
        let radius = hypot(
            rect.width / 2 * (1 + abs(position.x)), rect.height / 2 * (1 + abs(position.y)))
        within(NSBezierPath(rect: rect)) { context in
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center,
                endRadius: radius, options: .drawsAfterEndLocation)
        }
    }

    /// Fills a path radially from a center relative to its bounding rectangle.
    open func draw(in path: NSBezierPath, relativeCenterPosition position: NSPoint) {
        within(path) { _ in draw(in: path.bounds, relativeCenterPosition: position) }
    }

    /// Returns the color at a location from 0 to 1.
    open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        let stops = zip(colors, locations).sorted { $0.1 < $1.1 }
        guard let after = stops.firstIndex(where: { $0.1 >= location }) else {
            return stops[stops.count - 1].0
        }
        guard after > 0 else { return stops[0].0 }
        let (low, high) = (stops[after - 1], stops[after])
        let share = (location - low.1) / max(high.1 - low.1, 1e-9)
        return low.0.blended(withFraction: share, of: high.0) ?? low.0
    }

    private func within(_ path: NSBezierPath, _ draw: (CGContext) -> Void) {
        guard let context = UIGraphics.current else { return }
        context.saveGState()
        path.addClip()
        draw(context)
        context.restoreGState()
    }
}
