import CWidgetPlugin
import WidgetLayout

extension ViewRecording {
    /// Measures the views that `content` records.
    ///
    /// - Returns: Whether the layout can measure now, and the result has room for the answer.
    func measure(
        in room: widget_proposal, _ out: UnsafeMutablePointer<widget_measurement>,
        _ content: (UnsafeMutablePointer<widget_view>) -> Void
    ) -> Bool {
        guard let measure = builder.measure,
            out.pointee.size >= MemoryLayout<widget_measurement>.size
        else { return false }
        let answer = measure(room.width.ifNumber, room.height.ifNumber) { builder in
            handles.lend(builder, environment, content)
        }
        out.pointee.width = answer.width
        out.pointee.height = answer.height
        out.pointee.first_text_baseline = answer.firstTextBaseline
        out.pointee.last_text_baseline = answer.lastTextBaseline
        return true
    }
}

extension Double {
    /// The number itself; nil for NaN, which asks for the ideal length.
    fileprivate var ifNumber: Double? { isNaN ? nil : self }
}
