import CWidgetPlugin
import Foundation

/// A shape as the header knows it: a kind of node and its attributes.
package struct Outline: Sendable {
    enum Form {
        case rectangle
        case roundedRectangle(CGSize, RoundedCornerStyle)
        case circle
        case capsule(RoundedCornerStyle)
        case ellipse
    }

    /// The part of the shape that is painted.
    enum Part {
        case inside
        case line(width: CGFloat, inset: CGFloat)
    }

    var form: Form
    var part = Part.inside
    /// Points by which the shape is smaller than its frame, on each side.
    var inset: CGFloat = 0

    init(_ form: Form) { self.form = form }

    func inset(by amount: CGFloat) -> Outline {
        var outline = self
        outline.inset += amount
        return outline
    }

    func stroked(width: CGFloat, inset: CGFloat = 0) -> Outline {
        var outline = self
        outline.part = .line(width: width, inset: inset)
        return outline
    }
}

extension ViewRecorder {
    /// Records a shape as one node, painted with the foreground style when `paint` is `nil`.
    func record(_ shape: some Shape, _ paint: Paint?) {
        guard let shape = shape as? any OutlinedShape else {
            PluginLog.warn("\(type(of: shape)) is not drawn: only the system's shapes can be.")
            return node(WIDGET_GROUP)
        }
        record(shape.outline, paint)
    }

    private func record(_ outline: Outline, _ paint: Paint?) {
        if outline.inset == 0 { return recordForm(outline, paint) }
        node(WIDGET_PADDING) {
            set(WIDGET_INSETS, Array(repeating: outline.inset, count: 4))
            recordForm(outline, paint)
        }
    }

    private func recordForm(_ outline: Outline, _ paint: Paint?) {
        node(outline.form.kind) {
            set(outline.form)
            switch outline.part {
            case .inside:
                if let paint { set(WIDGET_FILL, paint) }
            case .line(let width, let inset):
                set(WIDGET_STROKE, paint ?? Paint(.level(1)))
                set(WIDGET_LINE_WIDTH, Double(width))
                if inset != 0 { set(WIDGET_STROKE_INSET, Double(inset)) }
            }
        }
    }

    private func set(_ form: Outline.Form) {
        switch form {
        case .rectangle, .circle, .ellipse: break
        case .capsule(let style): setCorners(style)
        case .roundedRectangle(let size, let style):
            set(WIDGET_CORNER_WIDTH, Double(size.width))
            if size.height != size.width { set(WIDGET_CORNER_HEIGHT, Double(size.height)) }
            setCorners(style)
        }
    }

    private func setCorners(_ style: RoundedCornerStyle) {
        if style == .circular { set(WIDGET_CONTINUOUS, false) }
    }
}

extension Outline.Form {
    fileprivate var kind: widget_kind {
        switch self {
        case .rectangle: WIDGET_RECTANGLE
        case .roundedRectangle: WIDGET_ROUNDED_RECTANGLE
        case .circle: WIDGET_CIRCLE
        case .capsule: WIDGET_CAPSULE
        case .ellipse: WIDGET_ELLIPSE
        }
    }
}
