import CWidgetPlugin
import WidgetImages

extension ImageSource {
    /// Reads the picture of a plugin's struct, which holds bytes or names a file.
    ///
    /// - Parameter onProblem: Called when it is drawn and cannot be decoded.
    convenience init(
        _ raw: widget_image, digest: UInt64,
        onProblem: @escaping @Sendable (ImageProblem) -> Void = { _ in }
    ) throws(ImageProblem) {
        guard let bytes = raw.bytes else {
            guard let path = String(plugin: raw.path) else { throw .empty }
            try self.init(
                EncodedImage(PictureFile.read(path)), digest: digest, onProblem: onProblem)
            return
        }
        // A length beyond what is copied is then refused for its size.
        let count = min(raw.length, ImageLimits.area * 4 + 1)
        let copy = Array(UnsafeRawBufferPointer(start: bytes, count: count))
        if raw.width == 0 {
            try self.init(EncodedImage(copy), digest: digest, onProblem: onProblem)
        } else {
            let (width, height) = (Int(raw.width), Int(raw.height))
            try self.init(Pixels(width: width, height: height, rgba: copy), digest: digest)
        }
    }
}
