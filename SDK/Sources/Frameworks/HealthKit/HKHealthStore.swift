public import Foundation

/// The user's health data.
///
/// Differs from Apple: there is none; `isHealthDataAvailable()` is false and requests fail with
/// `HKError`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether there is health data: there is none.
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

    /// Whether the user lets the plugin write: they were not asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        .notDetermined
    }

    /// Begins a query, which fails.
    open func execute(_ query: HKQuery) { query.fail() }

    /// Ends a query.
    open func stop(_ query: HKQuery) {}

    /// Asks to be started for new samples: fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.unavailable()) }

    /// Asks to be started for new samples: fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency
    ) async throws { throw HKError.unavailable() }

    /// The units the user likes: fails.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>
    ) async throws -> [HKQuantityType: HKUnit] { throw HKError.unavailable() }

    /// The units the user likes: fails.
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

    /// Whether the user is yet to be asked: fails.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError.unavailable() }

    /// When the user was born: fails.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable() }
}

/// Whether the user lets the plugin write.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// They do not.
    case sharingDenied
    /// They do.
    case sharingAuthorized
}

/// How often a plugin is started for new samples.
public enum HKUpdateFrequency: Int, Sendable {
    /// At once.
    case immediate = 1
    /// Each hour.
    case hourly
    /// Each day.
    case daily
    /// Each week.
    case weekly
}

/// Whether the user is yet to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// The value is unknown.
    case unknown
    /// They are.
    case shouldRequest
    /// They are not.
    case unnecessary
}

/// Why there is no health data.
public struct HKError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// There is none on this machine.
        case errorHealthDataUnavailable = 1
    }

    /// The reason for the error.
    public let code: Code

    /// There is none on this machine.
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable

    static func unavailable() -> HKError {
        PluginLog.warnOnce("There is no health data on Linux: HealthKit's requests fail.")
        return HKError(code: .errorHealthDataUnavailable)
    }
}
