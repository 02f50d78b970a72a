import CWidgetPlugin
import Foundation

extension ViewRecorder {
    /// Sets an alignment as a number of the C header, with the default guide of a custom one.
    func setAlignment(_ number: Int64?) {
        guard let number else { return }
        set(WIDGET_ALIGNMENT, number)
        guard max(number & 0xFF, number >> 8) >= 64 else { return }
        let function = unsafeBitCast(defaultGuide, to: widget_function.self)
        view.pointee.set_callback(view, WIDGET_GUIDE_DEFAULT, function, nil, nil)
    }
}

/// Returns the default position of a custom guide in a view.
private let defaultGuide: widget_guide_default = { guide, dimensions, _ in
    guard let dimensions else { return 0 }
    return ViewDimensions.reading(dimensions) { dimensions in
        if guide < 256 {
            return Double(HorizontalAlignment(number: guide)?.value(in: dimensions) ?? 0)
        }
        return Double(VerticalAlignment(number: guide)?.value(in: dimensions) ?? 0)
    }
}
