/// The UV index.
public struct UVIndex: Codable, Hashable, Sendable {
    /// The UV index.
    public var value: Int
    /// The exposure category.
    public var category: ExposureCategory
}

extension UVIndex {
    /// The exposure category.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
        /// Low.
        case low
        /// Moderate.
        case moderate
        /// High.
        case high
        /// Very high.
        case veryHigh
        /// Extreme.
        case extreme
    }
}
