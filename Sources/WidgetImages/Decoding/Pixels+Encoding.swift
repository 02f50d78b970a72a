import CImageCodecs

extension Pixels {
    /// Encodes the picture as a PNG file.
    public func png() throws(ImageProblem) -> [UInt8] {
        let plain = unpremultiplied()
        var count = width * height * 4 + height * 16 + 4096
        var file = [UInt8](repeating: 0, count: count)
        let problem = image_png_encode(
            plain.bytes, UInt32(width), UInt32(height), &file, &count)
        if let problem { throw .undecodable(String(cString: problem)) }
        file.removeLast(file.count - count)
        return file
    }

    /// Encodes the picture as a JPEG file; transparent parts become black.
    ///
    /// - Parameter quality: From 0, small, to 1, good.
    public func jpeg(quality: Double) throws(ImageProblem) -> [UInt8] {
        final class Output {
            var file: [UInt8] = []
        }
        let output = Output()
        let percent = quality.isFinite ? Int32(max(1, min(quality * 100, 100))) : 80
        let problem = image_jpeg_encode(
            bytes, UInt32(width), UInt32(height), percent,
            { context, file in
                guard let context else { return }
                let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
                output.file = Array(UnsafeBufferPointer(start: file.start, count: file.count))
            }, Unmanaged.passUnretained(output).toOpaque())
        if let problem { throw .undecodable(String(cString: problem)) }
        return output.file
    }
}
