public import Foundation

/// The user's health data.
///
/// Differs from Apple: there is none; `isHealthDataAvailable()` is false and requests fail with `HKError`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether there is health data: there is none.
    open class func isHealthDataAvailable() -> Bool { false }

    /// Asks the user: fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw HKError.unavailable()
    }

    /// Asks the user: fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.unavailable())
    }

    /// Whether the user lets the plugin write: they were not asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        .notDetermined
    }

    /// Begins a query, which fails.
    open func execute(_ query: HKQuery) { query.fail() }

    /// Ends a query.
    open func stop(_ query: HKQuery) {}
}

/// Whether the user lets the plugin write.
public enum HKAuthorizationStatus: Int, Sendable {
    /// They were not asked.
    case notDetermined
    /// They do not.
    case sharingDenied
    /// They do.
    case sharingAuthorized
}

/// Why there is no health data.
public struct HKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// There is none on this machine.
        case errorHealthDataUnavailable = 1
    }

    /// The reason.
    public let code: Code

    static func unavailable() -> HKError {
        PluginLog.warnOnce("There is no health data on Linux: HealthKit's requests fail.")
        return HKError(code: .errorHealthDataUnavailable)
    }
}
