public import Foundation
import PortholeFoundation

/// Provides the motion activity of a device, which is not known here.
open class CMMotionActivityManager: NSObject {
    /// Always `false`, because motion activity is not available.
    public class func isActivityAvailable() -> Bool { false }

    /// Always denied, because no sensor is available.
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Passes no activities to the handler.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) { queue.addOperation { handler(nil, nil) } }

    /// Never calls the handler.
    open func startActivityUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMMotionActivity?) -> Void
    ) {}

    /// No effect here: nothing is told.
    open func stopActivityUpdates() {}
}

/// A motion activity; never created here.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// Whether the device was stationary.
    open var stationary: Bool { false }
    /// Whether the user was walking.
    open var walking: Bool { false }
    /// Whether the user was running.
    open var running: Bool { false }
    /// Whether the user was driving.
    open var automotive: Bool { false }
    /// Whether the user was cycling.
    open var cycling: Bool { false }
    /// Whether it is not known.
    open var unknown: Bool { true }
    /// The start.
    open var startDate: Date { .distantPast }
}
