import CPangoCairo

/// Writes pixels as PNG: 8-bit RGBA, no row filter, the lowest level of compression.
///
/// Widgets are flat areas, for which filters and higher levels cost more time than they save bytes.
enum PNGEncoding {
    static func encode(_ surface: PictureSurface) throws -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let size = bigEndian(UInt32(surface.width)) + bigEndian(UInt32(surface.height))
        append("IHDR", size + [8, 6, 0, 0, 0], to: &file)  // 8 bits, RGBA, nothing else
        append("IDAT", try compressed(rows(of: surface)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Each row after its filter's number, 0, as RGBA that is not premultiplied.
    private static func rows(of surface: PictureSurface) -> [UInt8] {
        guard let pixels = surface.pixels else { return [] }
        let (width, height) = (surface.width, surface.height)
        let rowLength = 1 + width * 4
        return [UInt8](unsafeUninitializedCapacity: rowLength * height) { output, count in
            for row in 0..<height {
                let start = row * rowLength
                output[start] = 0
                convert(
                    UnsafeRawBufferPointer(
                        start: pixels.bytes + row * pixels.stride, count: width * 4),
                    to: UnsafeMutableRawBufferPointer(
                        rebasing: UnsafeMutableRawBufferPointer(output)[
                            (start + 1)..<(start + rowLength)]))
            }
            count = rowLength * height
        }
    }

    /// Cairo's pixels are native 32-bit words of alpha, red, green and blue, premultiplied.
    private static func convert(
        _ row: UnsafeRawBufferPointer, to output: UnsafeMutableRawBufferPointer
    ) {
        var offset = 0
        while offset < row.count {
            let pixel = row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
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
            output.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
            offset += 4
        }
    }

    private static func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(lowestLevel) else {
            throw PictureError.compression
        }
        defer { libdeflate_free_compressor(compressor) }
        let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            guard let start = output.baseAddress else { return }
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, start, capacity)
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

    private static let lowestLevel: Int32 = 1

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }
}
