public import Foundation

/// What colours and pictures can depend on.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; 0 where it is not known.
    public let displayScale: CGFloat
    /// How strongly colours differ.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Always a phone: widgets are a phone's.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// Traits of which everything is known.
    package init(
        style: UIUserInterfaceStyle, displayScale: CGFloat = 0,
        contentSize: UIContentSizeCategory = .large,
        contrast: UIAccessibilityContrast = .unspecified
    ) {
        userInterfaceStyle = style
        self.displayScale = displayScale
        preferredContentSizeCategory = contentSize
        accessibilityContrast = contrast
    }

    /// Nothing is known.
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

    /// The traits of what is being drawn, inside a colour's provider; elsewhere, light.
    public class var current: UITraitCollection { drawn }

    /// What ``current`` is; set around the drawing of each view.
    @TaskLocal package static var drawn = UITraitCollection(style: .light, displayScale: 2)

    /// Makes these traits the current ones while `actions` run.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$drawn.withValue(self, operation: actions)
    }
}
