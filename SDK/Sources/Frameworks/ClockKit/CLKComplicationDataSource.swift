public import Foundation

/// The directions in which a face's time was turned on watchOS 2 to 4.
public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Future entries.
    public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
    /// Past entries.
    public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
}

/// Whether a complication is shown on a locked watch.
public enum CLKComplicationPrivacyBehavior: UInt, Sendable {
    /// Shown on the lock screen.
    case showOnLockScreen
    /// Hidden on the lock screen.
    case hideOnLockScreen
}

/// How entries are animated.
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable {
    /// Never animated.
    case never
    /// Animated between groups of entries.
    case grouped
    /// Always with an animation.
    case always
}

/// A timeline entry of a complication.
open class CLKComplicationTimelineEntry: NSObject {
    /// The date from which the entry is shown.
    open var date: Date
    /// The template.
    open var complicationTemplate: CLKComplicationTemplate
    /// Entries with the same group follow each other without an animation.
    open var timelineAnimationGroup: String?

    /// Shows something from some time on.
    public init(
        date: Date, complicationTemplate: CLKComplicationTemplate,
        timelineAnimationGroup: String? = nil
    ) {
        self.date = date
        self.complicationTemplate = complicationTemplate
        self.timelineAnimationGroup = timelineAnimationGroup
    }
}

/// Answers a watch face's questions.
///
/// Differs from Apple: it is never called. Both functions for the current entry have a default, so
/// that a source can implement either; on Apple's platforms one of them is required.
@preconcurrency
public protocol CLKComplicationDataSource: NSObjectProtocol {
    /// Returns the descriptions of the complications.
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    /// Returns the descriptions of the complications.
    func complicationDescriptors() async -> [CLKComplicationDescriptor]
    /// Faces that others shared have these complications.
    func handleSharedComplicationDescriptors(
        _ complicationDescriptors: [CLKComplicationDescriptor])

    /// Returns the current entry.
    func getCurrentTimelineEntry(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
    /// Returns the current entry.
    func currentTimelineEntry(for complication: CLKComplication) async
        -> CLKComplicationTimelineEntry?
    /// Returns entries before a date.
    func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    /// Returns entries after a date.
    func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    /// Returns entries after a date.
    func timelineEntries(for complication: CLKComplication, after date: Date, limit: Int) async
        -> [CLKComplicationTimelineEntry]?
    /// Returns the supported directions of Time Travel.
    func getSupportedTimeTravelDirections(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)
    /// Returns the start of the timeline.
    func getTimelineStartDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    /// Returns the end of the timeline.
    func getTimelineEndDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    /// Returns the end of the timeline.
    func timelineEndDate(for complication: CLKComplication) async -> Date?
    /// Whether a complication is shown on a locked watch.
    func getPrivacyBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
    /// Whether a complication is shown on a locked watch.
    func privacyBehavior(for complication: CLKComplication) async -> CLKComplicationPrivacyBehavior
    /// Returns how entries are animated.
    func getTimelineAnimationBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void)
    /// Returns the template for the always-on display.
    func getAlwaysOnTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    /// Returns the template for the gallery.
    func getLocalizableSampleTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    /// Returns the template for the gallery.
    func localizableSampleTemplate(for complication: CLKComplication) async
        -> CLKComplicationTemplate?
    /// Returns the template for the gallery of watchOS 2.
    func getPlaceholderTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)

    /// The migrator that maps complications to widgets.
    var widgetMigrator: (any CLKComplicationWidgetMigrator)? { get }
}

extension CLKComplicationDataSource {
    /// Returns no descriptors by default.
    public func getComplicationDescriptors(
        handler: @escaping ([CLKComplicationDescriptor]) -> Void
    ) { handler([]) }

    /// Returns no descriptors by default.
    public func complicationDescriptors() async -> [CLKComplicationDescriptor] { [] }

    /// Does nothing by default.
    public func handleSharedComplicationDescriptors(
        _ complicationDescriptors: [CLKComplicationDescriptor]
    ) {}

    /// Does nothing.
    public func getCurrentTimelineEntry(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func currentTimelineEntry(for complication: CLKComplication) async
        -> CLKComplicationTimelineEntry?
    { nil }

    /// Does nothing.
    public func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func timelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int
    ) async -> [CLKComplicationTimelineEntry]? { nil }

    /// Returns no directions by default.
    public func getSupportedTimeTravelDirections(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void
    ) { handler([]) }

    /// Does nothing.
    public func getTimelineStartDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func getTimelineEndDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func timelineEndDate(for complication: CLKComplication) async -> Date? { nil }

    /// Returns that it is shown by default.
    public func getPrivacyBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
    ) { handler(.showOnLockScreen) }

    /// Returns that it is shown by default.
    public func privacyBehavior(for complication: CLKComplication) async
        -> CLKComplicationPrivacyBehavior
    { .showOnLockScreen }

    /// Returns that it is always animated by default.
    public func getTimelineAnimationBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void
    ) { handler(.always) }

    /// Does nothing.
    public func getAlwaysOnTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func getLocalizableSampleTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public func localizableSampleTemplate(for complication: CLKComplication) async
        -> CLKComplicationTemplate?
    { nil }

    /// Does nothing.
    public func getPlaceholderTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }

    /// Does nothing.
    public var widgetMigrator: (any CLKComplicationWidgetMigrator)? { nil }
}
