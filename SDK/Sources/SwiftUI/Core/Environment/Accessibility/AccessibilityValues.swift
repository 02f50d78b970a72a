/// The user's accessibility settings, which are not known here.
extension EnvironmentValues {
    /// Whether assistive technology is in use.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityEnabled: Bool { false }
    /// Whether VoiceOver is in use.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control is in use.
    ///
    /// No effect here: it is always `false`.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether information must not be conveyed by color alone.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether motion should be reduced.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether transparency should be reduced.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colors are inverted.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons should have visible shapes.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights are dimmed.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated images are played.
    ///
    /// No effect here: it is always `true`.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether the large content viewer is enabled.
    ///
    /// No effect here: it is always `false`.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
