/// Depth layout, which has no effect on the flat widgets here.
extension View {
    /// Brings the view nearer to who looks at it.
    ///
    /// Differs from Apple's visionOS: the view stays in its plane. `zIndex` determines the order of
    /// views.
    nonisolated public func offset(z: CGFloat) -> some View { self }

    /// Sets the depth of the view.
    ///
    /// Differs from Apple's visionOS: the view stays flat.
    nonisolated public func frame(depth: CGFloat?) -> some View { self }
}
