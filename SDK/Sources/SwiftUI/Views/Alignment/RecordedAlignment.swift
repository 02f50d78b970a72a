import CWidgetPlugin
import Foundation

extension ViewRecorder {
    /// Sets an alignment in the header's numbers; for an author's own also where it lies by
    /// default.
    func setAlignment(_ number: Int64?) {
        guard let number else { return }
        set(WIDGET_ALIGNMENT, number)
        guard max(number & 0xFF, number >> 8) >= 64 else { return }
        let function = unsafeBitCast(defaultGuide, to: widget_function.self)
        view.pointee.set_callback(view, WIDGET_GUIDE_DEFAULT, function, nil, nil)
    }
}

/// Answers where a view has an author's own guide that nothing in it sets.
private let defaultGuide: widget_guide_default = { guide, dimensions, _ in
    guard let dimensions else { return 0 }
    return ViewDimensions.reading(dimensions) { dimensions in
        if guide < 256 {
            return Double(HorizontalAlignment(number: guide)?.value(in: dimensions) ?? 0)
        }
        return Double(VerticalAlignment(number: guide)?.value(in: dimensions) ?? 0)
    }
}
