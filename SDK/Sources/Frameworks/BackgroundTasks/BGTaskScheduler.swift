public import Foundation
import PortholeFoundation

/// Wakes an app to work; a widget has no app.
///
/// Differs from Apple: tasks never run; `submit` fails with `.unavailable`, and the log says so
/// once.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The shared instance.
    public static let shared = BGTaskScheduler()

    /// The reason why a task was not scheduled.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// The reason for an error.
        public enum Code: Int, Sendable {
            /// Background tasks are unavailable.
            case unavailable = 1
            /// Too many tasks are pending.
            case tooManyPendingTaskRequests
            /// The task is not permitted.
            case notPermitted
        }

        /// The reason for the error.
        public let code: Code
    }

    /// Always returns `false`, because tasks never run.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }

    /// Submits a request; always throws, because tasks never run.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        PluginLog.warnOnce("Nothing wakes an app on Linux: BGTaskScheduler fails.")
        throw Error(code: .unavailable)
    }

    /// No effect here: nothing is woken.
    open func cancelAllTaskRequests() {}

    /// No effect here: nothing is woken.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
}

/// A request for a background task.
open class BGTaskRequest: NSObject {
    /// The unique identifier.
    public let identifier: String
    /// The earliest start.
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }
}

/// A request for a short refresh task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request.
    public init(identifier: String) { super.init(identifier) }
}

/// A request for a long processing task.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether a network is needed.
    open var requiresNetworkConnectivity = false
    /// Whether power is needed.
    open var requiresExternalPower = false

    /// Creates a request.
    public init(identifier: String) { super.init(identifier) }
}

/// A background task; never created here.
open class BGTask: NSObject {
    override init() {}

    /// The unique identifier.
    open var identifier: String { "" }
    /// Called when the time limit is reached.
    open var expirationHandler: (() -> Void)?

    /// No effect here: nothing was woken.
    open func setTaskCompleted(success: Bool) {}
}

/// A short refresh task; never created here.
open class BGAppRefreshTask: BGTask {}

/// A long processing task; never created here.
open class BGProcessingTask: BGTask {}
