/// What places views before and behind each other in a room; a widget here is flat.
extension View {
    /// Brings the view nearer to who looks at it.
    ///
    /// Differs from Apple's visionOS: the view stays in its plane. `zIndex` says what lies above
    /// what.
    nonisolated public func offset(z: CGFloat) -> some View { self }

    /// Gives the view a depth.
    ///
    /// Differs from Apple's visionOS: the view stays flat.
    nonisolated public func frame(depth: CGFloat?) -> some View { self }
}
