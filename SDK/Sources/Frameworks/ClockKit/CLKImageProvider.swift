public import UIKit

/// A picture in one colour, that of the face.
open class CLKImageProvider: NSObject {
    /// Its shape.
    open var onePieceImage: UIImage
    /// What lies behind where a face has two colours.
    open var twoPieceImageBackground: UIImage?
    /// What lies before where a face has two colours.
    open var twoPieceImageForeground: UIImage?
    /// Its colour, where a face has one for each complication.
    open var tintColor: UIColor?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Shows a shape.
    public convenience override init() { self.init(onePieceImage: UIImage()) }

    /// Shows a shape, and two where a face has two colours.
    public init(
        onePieceImage: UIImage, twoPieceImageBackground: UIImage? = nil,
        twoPieceImageForeground: UIImage? = nil
    ) {
        self.onePieceImage = onePieceImage
        self.twoPieceImageBackground = twoPieceImageBackground
        self.twoPieceImageForeground = twoPieceImageForeground
    }
}

/// A picture in its own colours.
open class CLKFullColorImageProvider: NSObject {
    /// The picture.
    open var image: UIImage
    /// The picture where a face has colours of its own.
    open var tintedImageProvider: CLKImageProvider?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Shows nothing.
    public convenience override init() { self.init(fullColorImage: UIImage()) }

    /// Shows a picture.
    public init(fullColorImage image: UIImage, tintedImageProvider: CLKImageProvider? = nil) {
        self.image = image
        self.tintedImageProvider = tintedImageProvider
    }
}
