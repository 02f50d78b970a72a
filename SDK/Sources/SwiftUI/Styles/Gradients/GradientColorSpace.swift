extension Gradient {
    /// How colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// By their components.
        public static let device = ColorSpace(isPerceptual: false)
        /// As they are seen.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The gradient, mixed in a colour space.
    ///
    /// Differs from Apple: colours are always mixed by their components.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
