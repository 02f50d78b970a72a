import CWidgetPlugin
import Foundation

/// A date that is formatted when it is drawn: `widget_date_style` with the options of the style.
package struct LiveDate: Hashable, Sendable {
    /// The raw value of a `widget_date_style`.
    private let style: UInt32
    var date: Date
    /// The end of an interval that begins at `date`.
    var end: Date?
    var pause: Date?
    var countsDown = true
    /// The bits of `widget_date_field`; 0 means the default of the style.
    var fields: UInt32 = 0
    var fieldCount: Int?
    /// The precision, in seconds.
    var precision: Double?
    /// The raw value of a `widget_date_sign`.
    var sign: UInt32?

    init(_ date: Date, _ style: widget_date_style) {
        self.date = date
        self.style = style.rawValue
    }

    var value: widget_date_style { widget_date_style(rawValue: style) }
}

extension ViewRecorder {
    /// Sets a date on the current text node, with the language and time zone if an author changed
    /// them.
    func set(_ date: LiveDate, _ context: TextContext) {
        if let end = date.end {
            let moments = [date.date, max(date.date, end)] + (date.pause.map { [$0] } ?? [])
            set(WIDGET_DATE_INTERVAL, moments.map(\.timeIntervalSince1970))
            if !date.countsDown { set(WIDGET_COUNTS_DOWN, false) }
        } else {
            set(WIDGET_DATE, date.date)
        }
        set(WIDGET_DATE_STYLE, date.value)
        if date.fields != 0 { set(WIDGET_DATE_FIELDS, Int64(date.fields)) }
        set(WIDGET_DATE_FIELD_COUNT, date.fieldCount.map { Int64($0) })
        set(WIDGET_DATE_PRECISION, date.precision)
        set(WIDGET_DATE_SIGN, date.sign.map { Int64($0) })
        set(WIDGET_TEXT_CASE, context.letterCase?.value)
        set(WIDGET_LOCALE, environment.ownLocale?.identifier)
        set(WIDGET_TIME_ZONE, environment.ownTimeZone?.identifier)
    }
}
