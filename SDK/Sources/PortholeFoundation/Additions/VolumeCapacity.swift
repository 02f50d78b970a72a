public import Foundation

// The system's resource values do not know what a volume could free.

extension URLResourceKey {
    /// How much could be stored that the user asked for.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// How much could be stored that the user did not ask for.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// How much could be stored that the user asked for, in bytes: not known here.
    ///
    /// `FileManager.attributesOfFileSystem(forPath:)` knows what is free.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// How much could be stored that the user did not ask for, in bytes: not known here.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
