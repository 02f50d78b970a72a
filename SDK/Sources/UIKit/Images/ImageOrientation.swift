import CoreGraphics
import Foundation

extension UIImage.Orientation {
    var turn: CGImage.Turn {
        switch self {
        case .up: .none
        case .down: CGImage.Turn(quarters: 2)
        case .left: CGImage.Turn(quarters: 3)
        case .right: CGImage.Turn(quarters: 1)
        case .upMirrored: CGImage.Turn(quarters: 0, isMirrored: true)
        case .downMirrored: CGImage.Turn(quarters: 2, isMirrored: true)
        case .leftMirrored: CGImage.Turn(quarters: 3, isMirrored: true)
        case .rightMirrored: CGImage.Turn(quarters: 1, isMirrored: true)
        }
    }
}

extension UIImage {
    /// Returns the image flipped horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let image = cgImage else { return self }
        return UIImage(
            .pixels(image.upright(CGImage.Turn(quarters: 0, isMirrored: true))), size: size,
            scale: scale, renderingMode: renderingMode, look: look)
    }
}
