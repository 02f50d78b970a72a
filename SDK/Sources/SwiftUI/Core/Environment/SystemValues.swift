public import Foundation

extension EnvironmentValues {
    private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
    private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
    private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
    private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

    // The host's settings are converted to Foundation values on demand, which few widgets need: the
    // first locale or calendar takes milliseconds and memory.

    /// The user's language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? host.locale.map { Locale(identifier: $0) } ?? .current }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of the user.
    public var calendar: Calendar {
        get { self[CalendarKey.self] ?? localizedCalendar }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of the user.
    public var timeZone: TimeZone {
        get {
            self[TimeZoneKey.self] ?? host.timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
        }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The language and region where an author has set them; `nil`: the user's.
    var ownLocale: Locale? { self[LocaleKey.self] }

    /// The time zone where an author has set it; `nil`: the user's.
    var ownTimeZone: TimeZone? { self[TimeZoneKey.self] }

    private var localizedCalendar: Calendar {
        let locale = locale
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The width of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
