public import Foundation

extension UIImage {
    /// A symbol; nil for an empty name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
        self.accessibilityDescription = accessibilityDescription
    }

    /// A symbol with a value; no effect here: all layers of a symbol are drawn.
    public convenience init?(
        systemSymbolName name: String, variableValue value: Double,
        accessibilityDescription: String?
    ) { self.init(systemSymbolName: name, accessibilityDescription: accessibilityDescription) }

    /// Creates an image from a symbol of an asset catalog; `nil` if there is none.
    public convenience init?(symbolName name: String, variableValue value: Double) {
        self.init(named: name)
    }

    /// Creates an image from a symbol of a bundle's asset catalog; `nil` if there is none.
    public convenience init?(symbolName name: String, bundle: Bundle?, variableValue value: Double)
    { self.init(named: name, in: bundle, compatibleWith: nil) }

    /// Returns the image with another symbol configuration.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        withConfiguration(configuration)
    }
}

extension UIImage.SymbolConfiguration {
    /// A size, a font's weight and a scale.
    @_disfavoredOverload
    public convenience init(
        pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale = .medium
    ) {
        self.init(pointSize: pointSize, weight: NSImage.SymbolWeight(weight), scale: scale)
    }

    /// Returns the configuration with another one applied.
    public func applying(_ configuration: NSImage.SymbolConfiguration) -> Self {
        applying(configuration as NSImage.Configuration?)
    }
}
