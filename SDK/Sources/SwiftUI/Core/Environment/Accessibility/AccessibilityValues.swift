/// What the user asked of the whole system; a host here asks for none of it.
extension EnvironmentValues {
    /// Whether assistive technology is in use.
    ///
    /// No effect here: it is not known.
    public var accessibilityEnabled: Bool { false }
    /// Whether a screen reader is in use.
    ///
    /// No effect here: it is not known.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether a switch control is in use.
    ///
    /// No effect here: it is not known.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether things must differ by more than colour.
    ///
    /// No effect here: never.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether movement should be avoided.
    ///
    /// No effect here: nothing moves anyway.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether translucency should be avoided.
    ///
    /// No effect here: never.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colours are inverted.
    ///
    /// No effect here: never.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons should have visible shapes.
    ///
    /// No effect here: never.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights are dimmed.
    ///
    /// No effect here: never.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether moving pictures play.
    ///
    /// No effect here: they stand still.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether large content is shown on its own.
    ///
    /// No effect here: never.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
