package import CWidgetPlugin
package import Foundation

/// Setters of the current node, which must be called before its first child is added; `nil` sets
/// nothing.
extension ViewRecorder {
    /// Sets a flag.
    package func set(_ attribute: widget_attribute, _ value: Bool?) {
        if let value { view.pointee.set_bool(view, attribute, value) }
    }

    /// Sets an integer, or one of the header's enumerations.
    package func set(_ attribute: widget_attribute, _ value: Int64?) {
        if let value { view.pointee.set_int(view, attribute, value) }
    }

    /// Sets a choice of one of the header's enumerations.
    package func set<Choice: RawRepresentable>(_ attribute: widget_attribute, _ value: Choice?)
    where Choice.RawValue == UInt32 {
        if let value { view.pointee.set_int(view, attribute, Int64(value.rawValue)) }
    }

    /// Sets a number.
    package func set(_ attribute: widget_attribute, _ value: Double?) {
        if let value { view.pointee.set_double(view, attribute, value) }
    }

    /// Sets a length in points.
    package func set(_ attribute: widget_attribute, _ length: CGFloat?) {
        if let length { view.pointee.set_double(view, attribute, Double(length)) }
    }

    /// Sets several numbers, such as insets.
    package func set(_ attribute: widget_attribute, _ values: [Double]) {
        view.pointee.set_doubles(view, attribute, values, values.count)
    }

    /// Sets a text.
    package func set(_ attribute: widget_attribute, _ text: String?) {
        guard var text else { return }
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                view.pointee.set_string(
                    view, attribute, characters.baseAddress, characters.count)
            }
        }
    }

    /// Sets a date.
    package func set(_ attribute: widget_attribute, _ date: Date?) {
        if let date { view.pointee.set_date(view, attribute, date.timeIntervalSince1970) }
    }

    /// Sets a paint; its `size` and the pointer to `stops` are filled in here.
    package func set(
        _ attribute: widget_attribute, _ paint: widget_paint, stops: [widget_gradient_stop] = []
    ) {
        var paint = paint
        paint.size = MemoryLayout<widget_paint>.size
        stops.withUnsafeBufferPointer { stops in
            paint.stops = stops.baseAddress
            paint.stop_count = stops.count
            view.pointee.set_paint(view, attribute, &paint)
        }
    }

    /// Sets a font; its `size` and the pointer to `family` are filled in here.
    package func set(_ attribute: widget_attribute, _ font: widget_font, family: String? = nil) {
        var font = font
        font.size = MemoryLayout<widget_font>.size
        guard let family else { return view.pointee.set_font(view, attribute, &font) }
        HostFonts.prepare()
        family.withCString { family in
            font.family = family
            view.pointee.set_font(view, attribute, &font)
        }
    }
}
