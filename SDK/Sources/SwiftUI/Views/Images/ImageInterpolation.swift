import CWidgetPlugin

extension Image {
    /// The quality of image scaling.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation.
        case none
        /// Low quality.
        case low
        /// Medium quality.
        case medium
        /// High quality.
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

    /// Sets the quality of image scaling.
    ///
    /// Differs from Apple: low, medium and high are equally smooth.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Sets whether edges are smoothed.
    ///
    /// No effect here: edges of images are at whole pixels, and those of symbols are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
