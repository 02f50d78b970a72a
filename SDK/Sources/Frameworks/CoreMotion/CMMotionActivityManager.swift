public import Foundation
import PortholeFoundation

/// How a device moves; nothing is known of it here.
open class CMMotionActivityManager: NSObject {
    /// Never: nothing is known.
    public class func isActivityAvailable() -> Bool { false }

    /// Always denied: nothing is known.
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Calls back without any: nothing is known.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) { queue.addOperation { handler(nil, nil) } }

    /// Never calls back: nothing is known.
    open func startActivityUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping @Sendable (CMMotionActivity?) -> Void
    ) {}

    /// No effect here: nothing is told.
    open func stopActivityUpdates() {}
}

/// How a device moved; nothing is known of it here.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// Whether it lay still.
    open var stationary: Bool { false }
    /// Whether somebody walked.
    open var walking: Bool { false }
    /// Whether somebody ran.
    open var running: Bool { false }
    /// Whether somebody drove.
    open var automotive: Bool { false }
    /// Whether somebody cycled.
    open var cycling: Bool { false }
    /// Whether it is not known.
    open var unknown: Bool { true }
    /// Since when.
    open var startDate: Date { .distantPast }
}
