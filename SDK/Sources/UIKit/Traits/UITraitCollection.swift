public import Foundation

/// The traits on which colors and images depend.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// Light or dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; 0 where it is not known.
    public let displayScale: CGFloat
    /// The contrast between colors.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Always a phone: widgets are a phone's.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// Creates traits with all values.
    package init(
        style: UIUserInterfaceStyle, displayScale: CGFloat = 0,
        contentSize: UIContentSizeCategory = .unspecified,
        contrast: UIAccessibilityContrast = .unspecified
    ) {
        userInterfaceStyle = style
        self.displayScale = displayScale
        preferredContentSizeCategory = contentSize
        accessibilityContrast = contrast
    }

    /// Creates traits without values.
    public override convenience init() { self.init(style: .unspecified) }

    /// Only the appearance is known.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Only the contrast is known.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(style: .unspecified, contrast: accessibilityContrast)
    }

    /// Only the scale is known.
    public convenience init(displayScale: CGFloat) {
        self.init(style: .unspecified, displayScale: displayScale)
    }

    /// Only the text size is known.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(style: .unspecified, contentSize: preferredContentSizeCategory)
    }

    /// Creates traits with the values of several; of values that more than one knows, the last
    /// counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let last = traitCollections.reversed()
        self.init(
            style: last.lazy.map(\.userInterfaceStyle).first { $0 != .unspecified }
                ?? .unspecified,
            displayScale: last.lazy.map(\.displayScale).first { $0 != 0 } ?? 0,
            contentSize: last.lazy.map(\.preferredContentSizeCategory).first { $0 != .unspecified }
                ?? .unspecified,
            contrast: last.lazy.map(\.accessibilityContrast).first { $0 != .unspecified }
                ?? .unspecified)
    }

    /// The traits of the current drawing inside a color provider; light elsewhere.
    public class var current: UITraitCollection { drawn }

    /// The value of ``current``, set while each view is drawn.
    @TaskLocal package static var drawn = UITraitCollection(
        style: .light, displayScale: 2, contentSize: .large)

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$drawn.withValue(self, operation: actions)
    }
}
