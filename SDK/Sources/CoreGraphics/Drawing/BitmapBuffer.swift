import Foundation

/// The memory of a drawing, of which authors read or write the pixels.
final class BitmapBuffer {
    let memory: UnsafeMutableRawPointer
    private let isOwn: Bool
    private let layout: PixelLayout
    private let bytesPerRow: Int

    /// Uses `bytesPerRow * height` bytes of the caller's memory; for `nil`, of its own.
    init(
        _ memory: UnsafeMutableRawPointer?, _ layout: PixelLayout, bytesPerRow: Int, height: Int
    ) {
        isOwn = memory == nil
        self.layout = layout
        self.bytesPerRow = bytesPerRow
        if let memory {
            self.memory = memory
        } else {
            self.memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
            self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        }
    }

    deinit { if isOwn { memory.deallocate() } }

    /// Copies rows of a raster to the memory.
    func store(_ raster: Raster, rows: Range<Int>) {
        for row in rows {
            for column in 0..<raster.width {
                let pixel = raster[column, row]
                let place = row * bytesPerRow + column * layout.bytes
                for (channel, byte) in layout.colors.enumerated() {
                    let value =
                        layout.isPremultiplied || layout.alpha == nil || pixel.alpha == 0
                        ? pixel[channel] : pixel[channel] / pixel.alpha
                    set(value, at: place + byte)
                }
                if layout.bytes == 1, layout.alpha == nil {
                    set(
                        0.2126 * pixel.red + 0.7152 * pixel.green + 0.0722 * pixel.blue, at: place)
                }
                if let alpha = layout.alpha { set(pixel.alpha, at: place + alpha) }
            }
        }
    }

    /// Copies all rows to a raster, since authors may have written to the memory.
    func load(into raster: inout Raster) {
        for row in 0..<raster.height {
            for column in 0..<raster.width {
                let place = row * bytesPerRow + column * layout.bytes
                let alpha = layout.alpha.map { value(at: place + $0) } ?? 1
                raster[column, row] = Pixel(alpha: alpha) { channel in
                    guard channel < layout.colors.count else { return 0 }
                    let color = value(at: place + layout.colors[channel])
                    return layout.isPremultiplied ? color : color * alpha
                }
            }
        }
    }

    private func set(_ value: Double, at offset: Int) {
        memory.storeBytes(
            of: UInt8((max(0, min(value, 1)) * 255).rounded()), toByteOffset: offset,
            as: UInt8.self)
    }

    private func value(at offset: Int) -> Double {
        Double(memory.load(fromByteOffset: offset, as: UInt8.self)) / 255
    }
}
