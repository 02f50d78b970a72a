public import Foundation

/// A visual effect on the content behind a view.
public class UIVisualEffect: NSObject {}

/// A blur of the content behind a view.
public final class UIBlurEffect: UIVisualEffect {
    /// The style of a blur.
    public enum Style: Int, Sendable {
        /// Extra light.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// The default of the platform.
        case regular
        /// Prominent.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// A material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
    }

    /// Creates a blur with a style.
    public init(style: Style) {}
}

/// A view with an effect on the content behind it; widgets do not draw UIKit views.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The content view.
    public let contentView = UIView()

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
