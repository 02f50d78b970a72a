public import Foundation
import PortholeFoundation

/// Wakes an app to work; a widget has no app.
///
/// Differs from Apple: nothing is woken; `submit` fails with `.unavailable`, and the log says so
/// once.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The shared instance.
    public static let shared = BGTaskScheduler()

    /// Why nothing is woken.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// The reasons why an operation fails.
        public enum Code: Int, Sendable {
            /// Nothing can be woken.
            case unavailable = 1
            /// There are too many.
            case tooManyPendingTaskRequests
            /// It is not allowed.
            case notPermitted
        }

        /// The reason for the error.
        public let code: Code
    }

    /// False: nothing is woken.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }

    /// Fails: nothing is woken.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        PluginLog.warnOnce("Nothing wakes an app on Linux: BGTaskScheduler fails.")
        throw Error(code: .unavailable)
    }

    /// No effect here: nothing is woken.
    open func cancelAllTaskRequests() {}

    /// No effect here: nothing is woken.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
}

/// Work that an app asks for.
open class BGTaskRequest: NSObject {
    /// The unique identifier.
    public let identifier: String
    /// When it may begin.
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }
}

/// Short work that an app asks for.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Asks for work.
    public init(identifier: String) { super.init(identifier) }
}

/// Long work that an app asks for.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether a network is needed.
    open var requiresNetworkConnectivity = false
    /// Whether power is needed.
    open var requiresExternalPower = false

    /// Asks for work.
    public init(identifier: String) { super.init(identifier) }
}

/// Work that an app was woken for; there is none here.
open class BGTask: NSObject {
    override init() {}

    /// The unique identifier.
    open var identifier: String { "" }
    /// What is done when time is up.
    open var expirationHandler: (() -> Void)?

    /// No effect here: nothing was woken.
    open func setTaskCompleted(success: Bool) {}
}

/// Short work that an app was woken for; there is none here.
open class BGAppRefreshTask: BGTask {}

/// Long work that an app was woken for; there is none here.
open class BGProcessingTask: BGTask {}
