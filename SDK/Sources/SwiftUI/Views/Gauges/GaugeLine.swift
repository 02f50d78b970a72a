import CWidgetPlugin
import Foundation

/// The line of a gauge or progress view without labels, which a renderer draws for the current
/// time.
struct GaugeLine {
    /// The fraction of the line that is filled.
    enum Value {
        case fraction(Double)
        case interval(ClosedRange<Date>, countsDown: Bool)
        case unknown
    }

    let form: widget_gauge_form
    let value: Value
    var fill: AnyShapeStyle
    var track: AnyShapeStyle?
    /// `nil`: a tenth of a ring's side.
    var width: CGFloat?
    var isMarked = false
}

extension GaugeLine: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GAUGE) {
            recorder.set(WIDGET_GAUGE_FORM, form)
            record(value, into: recorder)
            recorder.set(WIDGET_FILL, fill.paint(in: recorder.environment))
            if let track { recorder.set(WIDGET_TRACK, track.paint(in: recorder.environment)) }
            recorder.set(WIDGET_LINE_WIDTH, width)
            if isMarked { recorder.set(WIDGET_MARKED, true) }
        }
    }

    @MainActor
    private func record(_ value: Value, into recorder: ViewRecorder) {
        switch value {
        case .fraction(let fraction):
            recorder.set(WIDGET_AMOUNT, fraction)
            let percent = fraction.formatted(.percent.precision(.fractionLength(0)))
            recorder.set(WIDGET_ACCESSIBILITY_VALUE, percent)
        case .interval(let interval, let countsDown):
            recorder.set(WIDGET_START_DATE, interval.lowerBound)
            recorder.set(WIDGET_END_DATE, interval.upperBound)
            recorder.set(WIDGET_COUNTS_DOWN, countsDown)
        case .unknown: break
        }
    }
}

extension BinaryFloatingPoint {
    /// Returns the position in a range, from 0 at its start to 1 at its end; 0 for NaN.
    func fraction(of bounds: ClosedRange<Self>) -> Double {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = Double(self - bounds.lowerBound) / length
        return fraction.isNaN ? 0 : max(0, min(fraction, 1))
    }
}
