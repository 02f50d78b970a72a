/// Where a pixel's opacity lies among its components.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none
    /// Behind the colors, which are multiplied with it.
    case premultipliedLast
    /// Before the colors, which are multiplied with it.
    case premultipliedFirst
    /// Behind the colors.
    case last
    /// Before the colors.
    case first
    /// There is none, but room for it behind the colors.
    case noneSkipLast
    /// There is none, but room for it before the colors.
    case noneSkipFirst
    /// There is only the opacity.
    case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// As it is usual.
    case orderDefault = 0
    /// 32 bits, the least first.
    case order32Little = 0x2000
    /// 32 bits, the greatest first.
    case order32Big = 0x4000
}

/// How pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The meaning of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that say where the opacity lies.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say in which order the bytes lie.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32 bits, the least first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 32 bits, the greatest first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// The usual order.
    public static let byteOrderDefault = CGBitmapInfo([])

    /// Red, green, blue and alpha, colors not multiplied with it.
    package static let ofDecodedFiles = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    /// Blue, green, red and alpha, colors multiplied with it, as in UIKit's drawings.
    static let ofDrawings = CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)
}

/// Where the components of a pixel lie in memory.
struct PixelLayout {
    /// Bytes of a pixel.
    let bytes: Int
    /// The bytes of red, green and blue.
    let colors: [Int]
    /// The byte of the opacity; nil for none.
    let alpha: Int?
    /// Whether colors are multiplied with the opacity.
    let isPremultiplied: Bool

    /// The layout of a bitmap; nil for one that is not known here.
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
