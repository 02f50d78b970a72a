public import Foundation

/// How everything looks: light or dark, and how strongly colours differ.
open class NSAppearance: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// What an appearance is called.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// The appearance of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// Light, on what lets the background through.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// Dark, on what lets the background through.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        /// Light, with colours that differ more.
        public static let accessibilityHighContrastAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityAqua")
        /// Dark, with colours that differ more.
        public static let accessibilityHighContrastDarkAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityDarkAqua")
        /// Light, on what lets the background through, with colours that differ more.
        public static let accessibilityHighContrastVibrantLight = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantLight")
        /// Dark, on what lets the background through, with colours that differ more.
        public static let accessibilityHighContrastVibrantDark = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantDark")

        static let allDark: [Name] = [
            .darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua,
            .accessibilityHighContrastVibrantDark,
        ]
        static let allLight: [Name] = [
            .aqua, .vibrantLight, .accessibilityHighContrastAqua,
            .accessibilityHighContrastVibrantLight,
        ]
        static let allStrong: Set<Name> = [
            .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            .accessibilityHighContrastVibrantLight, .accessibilityHighContrastVibrantDark,
        ]
    }

    /// The display name.
    public let name: Name

    /// The appearance of a name; nil for one that is not Apple's.
    public init?(named name: Name) {
        guard (Name.allLight + Name.allDark).contains(name) else { return nil }
        self.name = name
    }

    /// The appearance where these traits hold.
    init(_ traits: UITraitCollection) {
        let isStrong = traits.accessibilityContrast == .high
        name =
            traits.userInterfaceStyle == .dark
            ? isStrong ? .accessibilityHighContrastDarkAqua : .darkAqua
            : isStrong ? .accessibilityHighContrastAqua : .aqua
    }

    private var isDark: Bool { Name.allDark.contains(name) }

    /// Whether it lets the background through.
    open var allowsVibrancy: Bool { name.rawValue.contains("Vibrant") }

    /// The name of a list that is most like this appearance's, light or dark before all else; nil
    /// where all are unlike it.
    open func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let alike = (isDark ? Name.allDark : Name.allLight) + [.aqua]
        return alike.first(where: appearances.contains)
    }

    /// The appearance of what is being drawn, inside a colour's provider; elsewhere, light.
    open class func currentDrawing() -> NSAppearance { NSAppearance(.current) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The appearance of what is being drawn.
    ///
    /// No effect here: to set it. Draw in ``performAsCurrentDrawingAppearance(_:)``.
    public class var current: NSAppearance! {
        get { currentDrawing() }
        set {}
    }

    /// Makes this appearance the one of what is being drawn while `block` runs.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let current = UITraitCollection.current
        UITraitCollection(
            style: isDark ? .dark : .light, displayScale: current.displayScale,
            contentSize: current.preferredContentSizeCategory,
            contrast: Name.allStrong.contains(name) ? .high : .normal
        ).performAsCurrent(block)
    }
}
