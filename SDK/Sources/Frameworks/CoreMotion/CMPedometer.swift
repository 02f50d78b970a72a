// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import PortholeFoundation

/// Counts steps.
///
/// Differs from Apple: nothing counts here; requests fail with `CMErrorNotAvailable`'s code.
open class CMPedometer: NSObject {
    /// Always denied: nothing counts.
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Always `false`, because no sensor is available.
    public class func isPaceAvailable() -> Bool { false }

    /// Always `false`, because no sensor is available.
    public class func isCadenceAvailable() -> Bool { false }

    /// Always `false`, because no sensor is available.
    public class func isPedometerEventTrackingAvailable() -> Bool { false }

    /// Always `false`, because no sensor is available.
    public class func isStepCountingAvailable() -> Bool { false }

    /// Always `false`, because no sensor is available.
    public class func isDistanceAvailable() -> Bool { false }

    /// Always `false`, because no sensor is available.
    public class func isFloorCountingAvailable() -> Bool { false }

    /// Fails: nothing counts.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, failure) }

    /// Fails: nothing counts.
    open func startUpdates(
        from start: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, failure) }

    /// No effect here: nothing counts.
    open func stopUpdates() {}

    private var failure: NSError {
        PluginLog.warnOnce("Nothing counts steps on Linux: CMPedometer fails.")
        return NSError(domain: "CMErrorDomain", code: 109)
    }
}

/// Steps; there are none here.
open class CMPedometerData: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// How many.
    open var numberOfSteps: NSNumber { 0 }
    /// How far, in metres.
    open var distance: NSNumber? { nil }
    /// How many floors up.
    open var floorsAscended: NSNumber? { nil }
    /// How many floors down.
    open var floorsDescended: NSNumber? { nil }
    /// How many seconds a metre takes.
    open var currentPace: NSNumber? { nil }
    /// How many steps a second.
    open var currentCadence: NSNumber? { nil }
    /// How many seconds a metre took on average.
    open var averageActivePace: NSNumber? { nil }
    /// Since when.
    open var startDate: Date { .distantPast }
    /// Until when.
    open var endDate: Date { .distantPast }
}
