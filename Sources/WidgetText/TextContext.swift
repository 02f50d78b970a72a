public import WidgetWire

/// The context that formatting and rounding depend on.
public struct TextContext: Hashable, Sendable {
    /// A BCP 47 or POSIX identifier; empty means en_US.
    public var locale: String
    /// An IANA identifier; empty means UTC.
    public var timeZone: String
    /// Pixels per point.
    public var scale: Double
    /// The moment that live dates are formatted for, in seconds since 1970.
    public var now: Double
    /// Whether leading means right.
    public var isRightToLeft: Bool

    /// Makes a context from its parts.
    public init(
        locale: String = "en_US", timeZone: String = "UTC", scale: Double = 1, now: Double,
        isRightToLeft: Bool = false
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.scale = scale
        self.now = now
        self.isRightToLeft = isRightToLeft
    }

    /// Makes a context from a widget's environment.
    public init(_ environment: WidgetEnvironment, now: Double) {
        self.init(
            locale: environment.locale, timeZone: environment.timeZone, scale: environment.scale,
            now: now, isRightToLeft: environment.rightToLeft)
    }
}
