extension Image {
    /// The dynamic range of an image.
    public struct DynamicRange: Hashable, Sendable {
        private let rank: Int

        /// The standard dynamic range.
        public static let standard = DynamicRange(rank: 0)
        /// Slightly brighter, without outshining its surroundings.
        public static let constrainedHigh = DynamicRange(rank: 1)
        /// The high dynamic range of the display.
        public static let high = DynamicRange(rank: 2)
    }

    /// Sets the allowed dynamic range.
    ///
    /// No effect here: pictures are drawn no brighter than white.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
    /// Sets the allowed dynamic range.
    ///
    /// No effect here: pictures are drawn no brighter than white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}

extension EnvironmentValues {
    private struct AllowedDynamicRangeKey: EnvironmentKey {
        static let defaultValue: Image.DynamicRange? = nil
    }

    /// The allowed dynamic range of images, for views that read it.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}
