public import CoreGraphics
public import Foundation

/// The drawings that are open on this thread, the innermost last.
enum UIGraphics {
    /// A drawing that is open.
    struct Drawing {
        let context: CGContext
        /// Whether y grows downwards, as in UIKit; it grows upwards in AppKit.
        var isFlipped = true
    }

    private static let key = "org.porthole.contexts"

    static var drawings: [Drawing] {
        get { Thread.current.threadDictionary[key] as? [Drawing] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var current: CGContext? { drawings.last?.context }

    static func push(_ context: CGContext) { drawings.append(Drawing(context: context)) }

    static func pop() { _ = drawings.popLast() }

    static func draw(into context: CGContext, _ actions: () -> Void) {
        push(context)
        actions()
        pop()
    }

    /// Draws content with y growing downwards into the current context, with its top left corner at
    /// `point`.
    ///
    /// - Parameter height: The distance from that corner to the given point, if y grows upwards.
    static func draw(
        from point: CGPoint, height: CGFloat, _ actions: (CGContext, CGPoint) -> Void
    ) {
        guard let drawing = drawings.last else { return }
        if drawing.isFlipped { return actions(drawing.context, point) }
        drawing.context.saveGState()
        drawing.context.translateBy(x: point.x, y: point.y + height)
        drawing.context.scaleBy(x: 1, y: -1)
        actions(drawing.context, .zero)
        drawing.context.restoreGState()
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current context of this thread, or `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image context of a size; a scale of 0 means that of the current drawing.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    let bounds = CGRect(origin: .zero, size: size)
    UIGraphics.push(UIGraphicsImageRendererContext(bounds, format).cgContext)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a drawing of a size, one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image drawn so far; `nil` if there is no current context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphics.current, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes the drawing opened last.
public func UIGraphicsEndImageContext() { UIGraphics.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the open drawing.
public func UIRectFill(_ rect: CGRect) { UIGraphics.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the line of a rectangle of the open drawing.
public func UIRectFrame(_ rect: CGRect) { UIGraphics.current?.stroke(rect, width: 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { UIGraphics.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the previous context.
public func UIGraphicsPopContext() { UIGraphics.pop() }
