/// The pinned views of a lazy stack; widgets do not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
