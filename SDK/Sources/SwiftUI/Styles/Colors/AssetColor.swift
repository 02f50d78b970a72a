public import Foundation
public import UIKit

extension Color {
    /// Creates a color from an asset catalog, by default that of the main bundle.
    ///
    /// Differs from Apple: a name that no catalog has is clear, and named once in the plugin's
    /// log.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(PaintColor(UIColor(assetNamed: name, in: bundle)))
    }

    /// Creates a color from a resource of an asset catalog.
    public init(_ resource: ColorResource) {
        self.init(PaintColor(UIColor(resource: resource)))
    }

    /// Creates a color from a UIKit color, which may be dynamic.
    public init(uiColor: UIColor) { self.init(PaintColor(uiColor)) }

    // Disfavoured, so that `Color.init` as a function of a colour is `init(uiColor:)`.
    /// Creates a color from an AppKit color, which may be dynamic.
    @_disfavoredOverload
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }

    /// Creates a color from a UIKit color, which may be dynamic.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Creates a color from components.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// Creates a color from components.
    @_disfavoredOverload
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The components; `nil` if the color depends on the environment.
    public var cgColor: CGColor? {
        guard value.name == 0, value.dynamic == nil else { return nil }
        return UIColor(self).cgColor
    }
}

extension UIColor {
    /// Converts a SwiftUI color; the accent color is blue here.
    public convenience init(_ color: Color) {
        self.init(resolving: { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            let resolved = color.resolve(in: environment)
            return SRGBColor(
                red: Double(resolved.red), green: Double(resolved.green),
                blue: Double(resolved.blue), alpha: Double(resolved.opacity))
        })
    }
}
