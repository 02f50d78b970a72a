public import Foundation

/// A view with an image; widgets do not draw UIKit views.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?

    /// Creates a view with an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
