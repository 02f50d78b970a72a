public import Foundation

/// An appearance: light or dark, and its contrast.
open class NSAppearance: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// The appearance of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The light appearance.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// The light vibrant appearance.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// The dark vibrant appearance.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        /// The light appearance with increased contrast.
        public static let accessibilityHighContrastAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityAqua")
        /// The dark appearance with increased contrast.
        public static let accessibilityHighContrastDarkAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityDarkAqua")
        /// The light vibrant appearance with increased contrast.
        public static let accessibilityHighContrastVibrantLight = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantLight")
        /// The dark vibrant appearance with increased contrast.
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

    /// Creates an appearance by its name; `nil` if the name is not one of Apple's.
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

    /// Returns the best match in a list, primarily by light or dark; `nil` if none matches.
    open func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let alike = (isDark ? Name.allDark : Name.allLight) + [.aqua]
        return alike.first(where: appearances.contains)
    }

    /// The appearance of the current drawing inside a color provider; light elsewhere.
    open class func currentDrawing() -> NSAppearance { NSAppearance(.current) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The appearance of the current drawing.
    ///
    /// No effect here: to set it. Draw in ``performAsCurrentDrawingAppearance(_:)``.
    public class var current: NSAppearance! {
        get { currentDrawing() }
        set {}
    }

    /// Runs `block` with this appearance as the current one.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let current = UITraitCollection.current
        UITraitCollection(
            style: isDark ? .dark : .light, displayScale: current.displayScale,
            contentSize: current.preferredContentSizeCategory,
            contrast: Name.allStrong.contains(name) ? .high : .normal
        ).performAsCurrent(block)
    }
}
