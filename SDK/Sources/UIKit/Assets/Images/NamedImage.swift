import CoreGraphics
public import Foundation

extension UIImage {
    /// Creates an image from the main bundle's asset catalog or resource files.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image from a bundle's asset catalog or resource files.
    ///
    /// Returns `nil` if there is none, and logs its name once. Differs from Apple: the view that
    /// shows it chooses the variant for dark appearance.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let catalog = AssetCatalog.of(bundle)
        if let set = catalog.image(name) {
            guard let file = set.file(AssetPlace(traitCollection), scale: 2),
                let pixels = HostImages.size(of: .file(file.path))
            else { return nil }
            let size = CGSize(width: pixels.width / file.scale, height: pixels.height / file.scale)
            var look = ImageLook()
            if let slicing = file.slicing {
                look.caps = UIEdgeInsets(
                    top: slicing.top, left: slicing.left, bottom: slicing.bottom,
                    right: slicing.right)
                look.isTiled = slicing.isTiled
            }
            self.init(
                .asset(ImageAsset(name: name, bundle: bundle)), size: size,
                scale: CGFloat(file.scale), renderingMode: .automatic, look: look)
        } else if let symbol = catalog.symbol(name) {
            // The size next to body text.
            let scale = 17 / SymbolTemplate.fontSize
            self.init(
                .asset(ImageAsset(name: name, bundle: bundle)),
                size: CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale),
                scale: 1, renderingMode: .automatic)
        } else if let system = Self.symbolsOfNames[name] {
            self.init(systemName: system)
        } else if name == Self.applicationIconName {
            self.init(named: "AppIcon", in: bundle, compatibleWith: traitCollection)
        } else {
            guard let path = ResourceFile.path(of: name, in: bundle) else {
                MissingAsset.report(image: name, in: bundle)
                return nil
            }
            self.init(contentsOfFile: path)
        }
    }

    /// Creates an image from a bundle's asset catalog or resource files.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
        let look = (configuration.flatMap { image.withConfiguration($0) } ?? image).look
        self.init(
            image.content, size: image.size, scale: image.scale,
            renderingMode: image.renderingMode, look: look)
    }

    /// Creates an image from a resource of an asset catalog.
    public convenience init(resource: ImageResource) {
        if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
            self.init(
                image.content, size: image.size, scale: image.scale,
                renderingMode: image.renderingMode, look: image.look)
        } else {
            MissingAsset.report(image: resource.name, in: resource.bundle)
            self.init()
        }
    }
}
