public import Foundation

// Foundation for Linux does not know how much space a volume could free.

extension URLResourceKey {
    /// The space available for data the user requested.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// The space available for data the user did not request.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// The space available for data the user requested, in bytes; always `nil` here.
    ///
    /// Use `FileManager.attributesOfFileSystem(forPath:)` for the free space.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// The space available for data the user did not request, in bytes; always `nil` here.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
