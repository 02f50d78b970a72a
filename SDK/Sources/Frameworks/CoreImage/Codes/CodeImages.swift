import CoreGraphics
import Foundation

extension CIImage {
    /// A QR code with one light module around it; nil when there are too many bytes.
    convenience init?(qrCode bytes: Data, level: String) {
        guard let code = QRCode(Array(bytes), level: QRVersion.Level(letter: level)) else {
            return nil
        }
        let side = code.modules.side
        self.init(width: side + 2, height: side + 2) { x, y in
            (1...side).contains(x) && (1...side).contains(y) && code.modules[x - 1, y - 1]
        }
    }

    /// Creates a barcode with quiet space; `nil` if the text is not ASCII.
    convenience init?(code128 bytes: Data, quietSpace: Int, height: Int) {
        guard let code = Code128(Array(bytes)) else { return nil }
        let quiet = max(0, min(quietSpace, 100))
        let width = code.modules.count + 2 * quiet
        guard width <= 16_384 else { return nil }
        self.init(width: width, height: max(1, min(height, 1_000))) { x, _ in
            code.modules.indices.contains(x - quiet) && code.modules[x - quiet]
        }
    }

    private convenience init(width: Int, height: Int, isDark: (_ x: Int, _ y: Int) -> Bool) {
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let grey: UInt8 = isDark(x, y) ? 0 : 255
                rgba += [grey, grey, grey, 255]
            }
        }
        self.init(CGImage(width: width, height: height, rgba: rgba), isCrisp: true)
    }
}

extension CGImage {
    /// Returns the image scaled, each pixel as a rectangle.
    func enlarged(to width: Int, _ height: Int) -> CGImage {
        let source = rgba
        var result: [UInt8] = []
        result.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let row = y * self.height / height * self.width
            for x in 0..<width {
                let start = (row + x * self.width / width) * 4
                result += source[start..<start + 4]
            }
        }
        return CGImage(width: width, height: height, rgba: result)
    }
}
