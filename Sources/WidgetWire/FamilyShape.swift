extension Family {
    /// The radius of a widget's corners, in points; infinite where the widget is an ellipse.
    ///
    /// Apple publishes none: 22 points is what its home screen shows.
    public var cornerRadius: Double {
        switch self {
        case .accessoryCircular: .infinity
        case .accessoryRectangular, .accessoryCorner: 12
        case .accessoryInline: 6
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
            .systemExtraLargePortrait, .unspecified, .UNRECOGNIZED:
            22
        }
    }
}
