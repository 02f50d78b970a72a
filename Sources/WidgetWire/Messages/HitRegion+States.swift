extension HitRegion {
    /// The index of the child that is drawn, for a toggle with two states; nil when all children
    /// are.
    public var shownChild: Int? { hasIsOn ? (isOn ? 1 : 0) : nil }
}
