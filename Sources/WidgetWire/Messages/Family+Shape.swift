extension Family {
    /// The radius of the widget's corners in points; infinite when the widget is an ellipse.
    ///
    /// Apple publishes no value; 22 points is what its home screen shows.
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
