import WidgetWire

extension ViewTree.Node {
    /// The date of a text with the fields of its style; nil when it has none.
    var liveDate: LiveDate? {
        let interval = dateInterval
        guard let date = interval?.first ?? date else { return nil }
        return LiveDate.with {
            $0.style = LiveDate.Style(attribute: int(.dateStyle) ?? 0)
            $0.date = date
            $0.end = interval?[1] ?? date
            if let interval, interval.count > 2 { $0.pause = interval[2] }
            $0.countsDown = bool(.countsDown) ?? true
            $0.fields = UInt32((int(.dateFields) ?? 0).clamped(to: 0...0x7F))
            $0.fieldCount = UInt32((int(.dateFieldCount) ?? 0).clamped(to: 0...7))
            $0.precision = (length(.datePrecision) ?? 0).clamped(to: 0...1e9)
            $0.sign = LiveDate.Sign(attribute: int(.dateSign) ?? 0)
            $0.timeZone = string(.timeZone) ?? ""
            $0.letterCase = LiveDate.LetterCase(attribute: int(.textCase) ?? 0)
        }
    }

    /// Start, end and perhaps a pause; nil unless all are finite.
    ///
    /// An end before the start becomes the start.
    private var dateInterval: [Double]? {
        guard case .doubles(let values) = self[.dateInterval], (2...3).contains(values.count),
            values.allSatisfy(\.isFinite)
        else { return nil }
        let moments = values.map { $0.clamped(to: -1e12...1e12) }
        return [moments[0], max(moments[0], moments[1])] + moments[2...]
    }
}

extension LiveDate.Style {
    /// The style of a `widget_date_style`; an unknown one shows the day.
    fileprivate init(attribute: Int64) {
        let style = LiveDate.Style(rawValue: Int(clamping: attribute)) ?? .day
        self = style != .unspecified && Self.allCases.contains(style) ? style : .day
    }
}

extension LiveDate.Sign {
    /// The sign of a `widget_date_sign`; an unknown one is automatic.
    fileprivate init(attribute: Int64) {
        self = attribute == 2 ? .never : attribute == 3 ? .always : .automatic
    }
}

extension LiveDate.LetterCase {
    /// The case of a `widget_text_case`; an unknown one leaves letters unchanged.
    fileprivate init(attribute: Int64) {
        self = attribute == 1 ? .uppercase : attribute == 2 ? .lowercase : .asWritten
    }
}
