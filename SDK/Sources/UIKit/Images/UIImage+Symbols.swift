import Foundation

extension UIImage {
    /// A symbol; nil for an empty name.
    ///
    /// Differs from Apple: which names there are is the host's knowledge; of others it shows a
    /// placeholder.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol with a configuration; `nil` if the name is empty.
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        let side = (symbol?.pointSize ?? symbol?.textStyle?.size ?? 17) * 1.2
        var look = ImageLook()
        look.configuration = symbol
        self.init(
            .symbol(name), size: CGSize(width: side, height: side), scale: 1,
            renderingMode: .automatic, look: look)
    }

    /// A symbol with a value; no effect here: all layers of a symbol are drawn.
    public convenience init?(
        systemName name: String, variableValue: Double,
        configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool {
        switch content {
        case .symbol: true
        case .asset(let asset): asset.symbol(weight: 400) != nil
        case .encoded, .file, .pixels, .view: false
        }
    }

    /// The configuration of the symbol.
    public var symbolConfiguration: SymbolConfiguration? { look.configuration }

    /// Returns the image with another configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed(renderingMode) { $0.configuration = configuration as? SymbolConfiguration }
    }

    /// Returns the symbol with a configuration applied; `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return changed(renderingMode) {
            $0.configuration = $0.configuration?.applying(configuration) ?? configuration
        }
    }
}
