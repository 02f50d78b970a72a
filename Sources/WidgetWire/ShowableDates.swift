/// The range of dates that calendars, formats and documents can show.
public enum ShowableDates {
    /// The years 1 to 9999, in seconds since 1970.
    public static let range = -62_135_769_600.0...253_402_300_799.0
}

extension ParameterValue {
    /// Whether documents can hold the value: numbers must be finite, and dates in the showable
    /// range.
    public var isShowable: Bool {
        switch value {
        case .double(let number): number.isFinite
        case .date(let date): ShowableDates.range.contains(date)
        case .bool, .int, .string, nil: true
        }
    }
}
