public import Foundation

/// The directions in which a face's time was turned on watchOS 2 to 4.
public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
    /// The directions' bits.
    public let rawValue: UInt
    /// Takes directions' bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Into the future.
    public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
    /// Into the past.
    public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
}

/// Whether a complication is shown on a locked watch.
public enum CLKComplicationPrivacyBehavior: UInt, Sendable {
    /// It is.
    case showOnLockScreen
    /// It is not.
    case hideOnLockScreen
}

/// How a face goes from one entry to the next.
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable {
    /// At once.
    case never
    /// Where the groups of entries differ.
    case grouped
    /// Always with an animation.
    case always
}

/// What a complication shows from some time on.
open class CLKComplicationTimelineEntry: NSObject {
    /// From when on.
    open var date: Date
    /// What is shown.
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
/// Differs from Apple: no face asks. Both forms of the question for the current entry have a
/// default, so that a source implements the one or the other; on Apple's platforms, one of them is
/// required.
@preconcurrency
public protocol CLKComplicationDataSource: NSObjectProtocol {
    /// Which complications there are.
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    /// Which complications there are.
    func complicationDescriptors() async -> [CLKComplicationDescriptor]
    /// Faces that others shared have these complications.
    func handleSharedComplicationDescriptors(
        _ complicationDescriptors: [CLKComplicationDescriptor])

    /// What a complication shows now.
    func getCurrentTimelineEntry(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
    /// What a complication shows now.
    func currentTimelineEntry(for complication: CLKComplication) async
        -> CLKComplicationTimelineEntry?
    /// What a complication showed before.
    func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    /// What a complication will show.
    func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    /// What a complication will show.
    func timelineEntries(for complication: CLKComplication, after date: Date, limit: Int) async
        -> [CLKComplicationTimelineEntry]?
    /// In which directions its time can be turned.
    func getSupportedTimeTravelDirections(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)
    /// Since when a complication has something to show.
    func getTimelineStartDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    /// Until when a complication has something to show.
    func getTimelineEndDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    /// Until when a complication has something to show.
    func timelineEndDate(for complication: CLKComplication) async -> Date?
    /// Whether a complication is shown on a locked watch.
    func getPrivacyBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
    /// Whether a complication is shown on a locked watch.
    func privacyBehavior(for complication: CLKComplication) async -> CLKComplicationPrivacyBehavior
    /// How a face goes from one entry to the next.
    func getTimelineAnimationBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void)
    /// What is shown while nobody looks.
    func getAlwaysOnTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    /// What is shown where complications are chosen.
    func getLocalizableSampleTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    /// What is shown where complications are chosen.
    func localizableSampleTemplate(for complication: CLKComplication) async
        -> CLKComplicationTemplate?
    /// What is shown where complications were chosen on watchOS 2.
    func getPlaceholderTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)

    /// Says which widget takes a complication's place.
    var widgetMigrator: (any CLKComplicationWidgetMigrator)? { get }
}

extension CLKComplicationDataSource {
    /// Answers that there are none.
    public func getComplicationDescriptors(
        handler: @escaping ([CLKComplicationDescriptor]) -> Void
    ) { handler([]) }

    /// Answers that there are none.
    public func complicationDescriptors() async -> [CLKComplicationDescriptor] { [] }

    /// Takes no notice of them.
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

    /// Answers that there are none.
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

    /// Answers that it is.
    public func getPrivacyBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
    ) { handler(.showOnLockScreen) }

    /// Answers that it is.
    public func privacyBehavior(for complication: CLKComplication) async
        -> CLKComplicationPrivacyBehavior
    { .showOnLockScreen }

    /// Answers always.
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
