import CImageCodecs

/// Writes pixels as PNG: 8-bit RGBA, without row filters, compressed in one fast pass.
///
/// Widgets consist of flat areas, for which filters and higher levels cost more time than they save
/// bytes.
enum PNGEncoding {
    static func encode(_ surface: PictureSurface) throws(PictureError) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let size = bigEndian(UInt32(surface.width)) + bigEndian(UInt32(surface.height))
        try append("IHDR", size + [8, 6, 0, 0, 0], to: &file)  // 8 bits, RGBA, nothing else
        try append("IDAT", compressed(rows(of: surface)), to: &file)
        try append("IEND", [], to: &file)
        return file
    }

    /// Each row as RGBA that is not premultiplied, after its filter's number, 0.
    private static func rows(of surface: PictureSurface) -> [UInt8] {
        guard let pixels = surface.pixels else { return [] }
        let (width, height) = (surface.width, surface.height)
        let rowLength = 1 + width * 4
        return [UInt8](unsafeUninitializedCapacity: rowLength * height) { output, count in
            guard let start = output.baseAddress else { return }
            for row in 0..<height {
                start[row * rowLength] = 0
                convert(
                    pixels.bytes + row * pixels.stride, to: start + row * rowLength + 1,
                    count: width)
            }
            count = rowLength * height
        }
    }

    /// Converts Cairo's pixels: native 32-bit words of premultiplied alpha, red, green and blue.
    ///
    /// Most rows of a widget are opaque and are detected first: without a decision for each pixel,
    /// the compiler processes eight at once, which is four times as fast.
    private static func convert(
        _ pixels: UnsafePointer<UInt8>, to bytes: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let (source, target) = (UnsafeRawPointer(pixels), UnsafeMutableRawPointer(bytes))
        var all = UInt32.max
        for index in 0..<count { all &= source.pixel(index) }
        if all >> 24 == 0xFF {
            for index in 0..<count { target.setPixel(index, opaque(source.pixel(index))) }
        } else {
            for index in 0..<count { target.setPixel(index, divided(source.pixel(index))) }
        }
    }

    /// Exchanges red and blue.
    private static func opaque(_ pixel: UInt32) -> UInt32 {
        pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
    }

    private static func divided(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 0 else { return 0 }
        guard alpha != 0xFF else { return opaque(pixel) }
        let half = alpha / 2
        let red = ((pixel >> 16 & 0xFF) * 255 + half) / alpha
        let green = ((pixel >> 8 & 0xFF) * 255 + half) / alpha
        let blue = ((pixel & 0xFF) * 255 + half) / alpha
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    private static func compressed(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
        var problem: UnsafePointer<CChar>?
        let room = image_deflate_room(bytes.count)
        let packed = [UInt8](unsafeUninitializedCapacity: room) { output, count in
            var length = room
            problem = bytes.withUnsafeBufferPointer { input in
                image_deflate(
                    image_bytes(start: input.baseAddress, count: input.count), output.baseAddress,
                    &length)
            }
            count = problem == nil ? length : 0
        }
        if let problem { throw .compression(String(cString: problem)) }
        return packed
    }

    private static func append(
        _ type: String, _ body: [UInt8], to file: inout [UInt8]
    ) throws(PictureError) {
        file += bigEndian(UInt32(body.count))
        let start = file.count
        file += type.utf8
        file += body
        var checksum: UInt32 = 0
        let problem = file[start...].withUnsafeBufferPointer { part in
            image_crc32(image_bytes(start: part.baseAddress, count: part.count), &checksum)
        }
        if let problem { throw .compression(String(cString: problem)) }
        file += bigEndian(checksum)
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }
}

extension UnsafeRawPointer {
    fileprivate func pixel(_ index: Int) -> UInt32 {
        loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
    }
}

extension UnsafeMutableRawPointer {
    fileprivate func setPixel(_ index: Int, _ word: UInt32) {
        storeBytes(of: word.littleEndian, toByteOffset: 4 &* index, as: UInt32.self)
    }
}
