public import Foundation

extension EnvironmentValues {
    private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
    private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
    private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
    private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

    /// The user's language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The user's calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The user's time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The width of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
