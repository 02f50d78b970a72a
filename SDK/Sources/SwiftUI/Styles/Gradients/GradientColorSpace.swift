extension Gradient {
    /// How colors are interpolated.
    ///
    /// Gradients are perceptual, as on Apple's platforms by default; meshes are mixed by
    /// components.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// By components.
        public static let device = ColorSpace(isPerceptual: false)
        /// Perceptually.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// Returns the gradient with another color space for interpolation.
    ///
    /// Differs from Apple: colors are always mixed perceptually.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
