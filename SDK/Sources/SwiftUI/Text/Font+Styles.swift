extension Font {
    /// The font of the largest titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of titles.
    public static let title = Font.system(.title)
    /// The font of titles of the second rank.
    public static let title2 = Font.system(.title2)
    /// The font of titles of the third rank.
    public static let title3 = Font.system(.title3)
    /// The font of headings.
    public static let headline = Font.system(.headline)
    /// The font of lesser headings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of running text.
    public static let body = Font.system(.body)
    /// The font of notes beside running text.
    public static let callout = Font.system(.callout)
    /// The font of notes below running text.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of lesser captions.
    public static let caption2 = Font.system(.caption2)
}
