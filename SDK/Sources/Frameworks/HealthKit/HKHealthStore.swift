public import Foundation

/// The user's health data.
///
/// Differs from Apple: there is no health data; `isHealthDataAvailable()` returns `false`, and
/// requests fail with `HKError`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// Returns whether health data is available; always `false`.
    open class func isHealthDataAvailable() -> Bool { false }

    /// Requests authorization; it always fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw HKError.unavailable()
    }

    /// Requests authorization; it always fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError.unavailable())
    }

    /// Returns the authorization; never determined.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        .notDetermined
    }

    /// Starts a query, which fails.
    open func execute(_ query: HKQuery) { query.fail() }

    /// Stops a query.
    open func stop(_ query: HKQuery) {}

    /// Requests background delivery; it always fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.unavailable()) }

    /// Requests background delivery; it always fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency
    ) async throws { throw HKError.unavailable() }

    /// Returns the preferred units; it always fails.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>
    ) async throws -> [HKQuantityType: HKUnit] { throw HKError.unavailable() }

    /// Returns the preferred units; it always fails.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], HKError.unavailable()) }

    /// Writes a sample: fails.
    open func save(_ object: HKSample) async throws { throw HKError.unavailable() }

    /// Writes a sample: fails.
    open func save(
        _ object: HKSample,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.unavailable()) }

    /// Returns whether the user would be asked; it always fails.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError.unavailable() }

    /// Returns the date of birth; it always fails.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable() }
}

/// Whether the user lets the plugin write.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Sharing is denied.
    case sharingDenied
    /// Sharing is authorized.
    case sharingAuthorized
}

/// The frequency of background delivery.
public enum HKUpdateFrequency: Int, Sendable {
    /// Immediate.
    case immediate = 1
    /// Hourly.
    case hourly
    /// Daily.
    case daily
    /// Weekly.
    case weekly
}

/// Whether the user must be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// Unknown.
    case unknown
    /// The user should be asked.
    case shouldRequest
    /// Asking is unnecessary.
    case unnecessary
}

/// An error of HealthKit.
public struct HKError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// Health data is unavailable.
        case errorHealthDataUnavailable = 1
    }

    /// The reason for the error.
    public let code: Code

    /// Health data is unavailable.
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable

    static func unavailable() -> HKError {
        PluginLog.warnOnce("There is no health data on Linux: HealthKit's requests fail.")
        return HKError(code: .errorHealthDataUnavailable)
    }
}
