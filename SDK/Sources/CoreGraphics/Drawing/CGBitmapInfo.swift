/// The place of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha component.
    case none
    /// Alpha last; the colors are premultiplied.
    case premultipliedLast
    /// Alpha first; the colors are premultiplied.
    case premultipliedFirst
    /// Alpha last; the colors are not premultiplied.
    case last
    /// Alpha first; the colors are not premultiplied.
    case first
    /// No alpha component; the last component is ignored.
    case noneSkipLast
    /// No alpha component; the first component is ignored.
    case noneSkipFirst
    /// Alpha only, without colors.
    case alphaOnly
}

/// The order of the bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The default order.
    case orderDefault = 0
    /// 32 bits, little-endian.
    case order32Little = 0x2000
    /// 32 bits, big-endian.
    case order32Big = 0x4000
}

/// The layout of pixels in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits of the layout.
    public let rawValue: UInt32

    /// Creates a layout from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the alpha component, a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits of the byte order, a ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32 bits, little-endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 32 bits, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// The default order.
    public static let byteOrderDefault = CGBitmapInfo([])

    /// Red, green, blue and alpha; not premultiplied.
    package static let ofDecodedFiles = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    /// Blue, green, red and alpha, premultiplied, as in UIKit's drawings.
    static let ofDrawings = CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)
}

/// The places of the components of a pixel in memory.
struct PixelLayout {
    /// The number of bytes of a pixel.
    let bytes: Int
    /// The places of red, green and blue.
    let colors: [Int]
    /// The place of alpha; nil for none.
    let alpha: Int?
    /// Whether the colors are premultiplied with alpha.
    let isPremultiplied: Bool

    /// Creates the layout of a bitmap; nil for an unsupported one.
    init?(_ info: CGBitmapInfo, _ space: CGColorSpace?) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
        if alphaInfo == .alphaOnly {
            (bytes, colors, alpha, isPremultiplied) = (1, [], 0, false)
            return
        }
        if space?.numberOfComponents == 1 {
            guard alphaInfo == .none else { return nil }
            (bytes, colors, alpha, isPremultiplied) = (1, [0, 0, 0], nil, false)
            return
        }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
        guard alphaInfo != .none else { return nil }
        let isLittle = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == 0x2000
        let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let inMemory = isLittle ? places.map { 3 - $0 } : places
        bytes = 4
        colors = Array(inMemory[0..<3])
        alpha = [.noneSkipFirst, .noneSkipLast].contains(alphaInfo) ? nil : inMemory[3]
        isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
    }

    /// The bytes of pixels given as red, green, blue and alpha, colors not multiplied with it; for
    /// layouts of four bytes.
    func bytes(ofStraight rgba: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: rgba.count)
        for pixel in stride(from: 0, to: rgba.count - 3, by: 4) {
            let opacity = isPremultiplied ? Int(rgba[pixel + 3]) : 255
            for (channel, place) in colors.enumerated() {
                result[pixel + place] = UInt8((Int(rgba[pixel + channel]) * opacity + 127) / 255)
            }
            if let alpha { result[pixel + alpha] = rgba[pixel + 3] }
        }
        return result
    }
}
