public import Foundation
public import UIKit

extension Color {
    /// The colour of a name in a bundle's asset catalogue, the main bundle's for nil.
    ///
    /// Differs from Apple: a name that no catalogue has is clear, and named once in the plugin's
    /// log.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(PaintColor(UIColor(assetNamed: name, in: bundle)))
    }

    /// A colour that the build found in an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(PaintColor(UIColor(resource: resource)))
    }

    /// A colour of UIKit, which may follow light and dark.
    public init(uiColor: UIColor) { self.init(PaintColor(uiColor)) }

    /// A colour of AppKit, which may follow light and dark.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }

    /// A colour of UIKit, which may follow light and dark.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Creates a color from components.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// Creates a color from components.
    @_disfavoredOverload
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The components, for a colour that is the same everywhere.
    public var cgColor: CGColor? {
        guard value.name == 0, value.dynamic == nil else { return nil }
        return UIColor(self).cgColor
    }
}

extension UIColor {
    /// A colour of SwiftUI; the accent colour is blue here.
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
