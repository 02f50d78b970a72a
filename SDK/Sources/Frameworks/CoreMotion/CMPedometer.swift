// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import PortholeFoundation

/// Counts steps.
///
/// Differs from Apple: no sensor is available; requests fail with the code `CMErrorNotAvailable`.
open class CMPedometer: NSObject {
    /// Always denied, because no sensor is available.
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

    /// Always fails, because no sensor is available.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, failure) }

    /// Always fails, because no sensor is available.
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

/// Pedometer data; never created here.
open class CMPedometerData: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// The number of steps.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in meters.
    open var distance: NSNumber? { nil }
    /// The number of floors ascended.
    open var floorsAscended: NSNumber? { nil }
    /// The number of floors descended.
    open var floorsDescended: NSNumber? { nil }
    /// The current pace in seconds per meter.
    open var currentPace: NSNumber? { nil }
    /// The current cadence in steps per second.
    open var currentCadence: NSNumber? { nil }
    /// The average pace in seconds per meter.
    open var averageActivePace: NSNumber? { nil }
    /// The start.
    open var startDate: Date { .distantPast }
    /// The end.
    open var endDate: Date { .distantPast }
}
