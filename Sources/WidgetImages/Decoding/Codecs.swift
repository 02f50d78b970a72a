import CImageCodecs

/// The decoders and encoders in C; sizes have been checked before.
enum Codecs {
    /// The size in a file's header, in pixels or points.
    static func size(
        of file: [UInt8], _ format: ImageFormat
    ) throws(ImageProblem) -> (width: Double, height: Double) {
        if format == .gif { return try GIFPicture(file).size }
        var (width, height) = (0.0, 0.0)
        var (columns, rows) = (UInt32(0), UInt32(0))
        try call(file) { bytes in
            switch format {
            case .png: image_png_size(bytes, &columns, &rows)
            case .jpeg: image_jpeg_size(bytes, &columns, &rows)
            case .webp: image_webp_size(bytes, &columns, &rows)
            case .heic: image_heic_size(bytes, &columns, &rows)
            case .svg: image_svg_size(bytes, &width, &height)
            case .pdf: image_pdf_size(bytes, &width, &height)
            case .gif: nil
            }
        }
        return format.isVector ? (width, height) : (Double(columns), Double(rows))
    }

    /// Decodes all pixels; a JPEG may be reduced, to at least the size asked for.
    static func decode(
        _ file: [UInt8], _ format: ImageFormat, width: Int, height: Int
    ) throws(ImageProblem) -> Pixels {
        if format == .gif { return try GIFPicture(file).pixels() }
        let size = try size(of: file, format)
        let whole = (width: Int(size.width), height: Int(size.height))
        let eighths = format == .jpeg ? eighths(of: whole, width, height) : 8
        var pixels = Pixels(
            width: (whole.width * eighths + 7) / 8, height: (whole.height * eighths + 7) / 8)
        guard pixels.width * pixels.height <= ImageLimits.area else {
            throw .tooLarge(width: size.width, height: size.height)
        }
        let (columns, rows) = (UInt32(whole.width), UInt32(whole.height))
        try call(file) { bytes in
            pixels.bytes.withUnsafeMutableBufferPointer { buffer in
                guard let target = buffer.baseAddress else { return nil }
                switch format {
                case .png: return image_png_decode(bytes, target)
                case .jpeg: return image_jpeg_decode(bytes, UInt32(eighths), target)
                case .webp: return image_webp_decode(bytes, columns, rows, target)
                case .heic: return image_heic_decode(bytes, columns, rows, target)
                case .gif, .svg, .pdf: return nil
                }
            }
        }
        return format == .jpeg ? pixels : pixels.premultiplied()
    }

    /// Draws a vector picture in exactly this size.
    static func draw(
        _ file: [UInt8], _ format: ImageFormat, width: Int, height: Int
    ) throws(ImageProblem) -> Pixels {
        var pixels = Pixels(width: width, height: height)
        try call(file) { bytes in
            pixels.bytes.withUnsafeMutableBufferPointer { buffer in
                guard let target = buffer.baseAddress else { return nil }
                let (columns, rows) = (UInt32(width), UInt32(height))
                return format == .pdf
                    ? image_pdf_draw(bytes, columns, rows, target)
                    : image_svg_draw(bytes, columns, rows, target)
            }
        }
        return pixels
    }

    /// The least power of two, in eighths of its size, at which a JPEG still has enough pixels.
    private static func eighths(
        of size: (width: Int, height: Int), _ width: Int, _ height: Int
    ) -> Int {
        [1, 2, 4].first { size.width * $0 >= width * 8 && size.height * $0 >= height * 8 } ?? 8
    }

    private static func call(
        _ file: [UInt8], _ body: (image_bytes) -> UnsafePointer<CChar>?
    ) throws(ImageProblem) {
        let problem = file.withUnsafeBufferPointer { buffer in
            body(image_bytes(start: buffer.baseAddress, count: buffer.count))
                .map { String(cString: $0) }
        }
        if let problem { throw .undecodable(problem) }
    }
}
