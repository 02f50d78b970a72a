import CWidgetPlugin

extension Image {
    /// How smoothly an image is made larger or smaller.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all.
        case none
        /// A little.
        case low
        /// More.
        case medium
        /// Most.
        case high

        var value: widget_interpolation {
            switch self {
            case .none: WIDGET_INTERPOLATION_NONE
            case .low: WIDGET_INTERPOLATION_LOW
            case .medium: WIDGET_INTERPOLATION_MEDIUM
            case .high: WIDGET_INTERPOLATION_HIGH
            }
        }
    }

    /// Says how smoothly the image is made larger or smaller.
    ///
    /// Differs from Apple: low, medium and high are equally smooth.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// No effect here: edges of images lie on pixels, and those of symbols are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
