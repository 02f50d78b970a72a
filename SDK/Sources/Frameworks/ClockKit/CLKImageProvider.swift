public import UIKit

/// An image in the tint of the face.
open class CLKImageProvider: NSObject {
    /// The shape.
    open var onePieceImage: UIImage
    /// The background shape for faces with two colors.
    open var twoPieceImageBackground: UIImage?
    /// The foreground shape for faces with two colors.
    open var twoPieceImageForeground: UIImage?
    /// The tint on faces with a color for each complication.
    open var tintColor: UIColor?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Shows a shape.
    public convenience override init() { self.init(onePieceImage: UIImage()) }

    /// Creates an image from a shape, with optional shapes for faces with two colors.
    public init(
        onePieceImage: UIImage, twoPieceImageBackground: UIImage? = nil,
        twoPieceImageForeground: UIImage? = nil
    ) {
        self.onePieceImage = onePieceImage
        self.twoPieceImageBackground = twoPieceImageBackground
        self.twoPieceImageForeground = twoPieceImageForeground
    }
}

/// An image in its own colors.
open class CLKFullColorImageProvider: NSObject {
    /// The image.
    open var image: UIImage
    /// The image for tinted faces.
    open var tintedImageProvider: CLKImageProvider?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Creates an empty image.
    public convenience override init() { self.init(fullColorImage: UIImage()) }

    /// Creates an image in full color.
    public init(fullColorImage image: UIImage, tintedImageProvider: CLKImageProvider? = nil) {
        self.image = image
        self.tintedImageProvider = tintedImageProvider
    }
}
