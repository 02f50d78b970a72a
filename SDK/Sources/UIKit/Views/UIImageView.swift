public import Foundation

/// A picture; a widget draws none of UIKit's views.
@MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?

    /// Shows a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// A view of a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
