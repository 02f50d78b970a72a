extension LineStyle {
    /// The style of a line that sets none: butt ends, and sharp corners up to 10 line widths.
    public static let usual = LineStyle.with { $0.miterLimit = 10 }
}
