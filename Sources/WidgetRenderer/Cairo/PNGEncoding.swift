import CPangoCairo

/// Writes pixels as PNG: 8-bit RGBA, no row filter.
///
/// Widgets are flat areas, for which filters cost more time than they save bytes.
enum PNGEncoding {
    static func encode(_ surface: PictureSurface) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let size = bigEndian(UInt32(surface.width)) + bigEndian(UInt32(surface.height))
        append("IHDR", size + [8, 6, 0, 0, 0], to: &file)  // 8 bits, RGBA, nothing else
        append("IDAT", compressed(surface), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// A stream of zlib: rows after their filters' number, 0, as RGBA that is not premultiplied.
    private static func compressed(_ surface: PictureSurface) -> [UInt8] {
        guard let pixels = surface.pixels else { return [] }
        let (width, height) = (surface.width, surface.height)
        var deflate = RowDeflate(width: width)
        var checksum: UInt32 = 1
        var row = [UInt32](repeating: 0, count: width)
        for y in 0..<height {
            convert(pixels.bytes + y * pixels.stride, to: &row)
            deflate.append(row)
            checksum = libdeflate_adler32(checksum, [0], 1)
            checksum = libdeflate_adler32(checksum, row, 4 * width)
        }
        return [0x78, 0x01] + deflate.finish() + bigEndian(checksum)
    }

    /// Cairo's pixels are native 32-bit words of alpha, red, green and blue, premultiplied.
    private static func convert(_ pixels: UnsafePointer<UInt8>, to row: inout [UInt32]) {
        let words = UnsafeRawPointer(pixels)
        for x in row.indices {
            let pixel = words.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            let alpha = pixel >> 24
            let word: UInt32
            if alpha == 0xFF {
                // Red and blue change places.
                word = pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
            } else if alpha == 0 {
                word = 0
            } else {
                let half = alpha / 2
                let red = ((pixel >> 16 & 0xFF) * 255 + half) / alpha
                let green = ((pixel >> 8 & 0xFF) * 255 + half) / alpha
                let blue = ((pixel & 0xFF) * 255 + half) / alpha
                word = alpha << 24 | blue << 16 | green << 8 | red
            }
            row[x] = word.littleEndian
        }
    }

    private static func append(_ type: String, _ body: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(UInt32(body.count))
        let start = file.count
        file += type.utf8
        file += body
        let checksum = file[start...].withUnsafeBytes { part in
            part.baseAddress.map { libdeflate_crc32(0, $0, part.count) } ?? 0
        }
        file += bigEndian(checksum)
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }
}
