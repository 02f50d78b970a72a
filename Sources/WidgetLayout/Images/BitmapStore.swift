import FoundationEssentials
import WidgetImages
import WidgetWire

/// Bitmaps by size, kept so that an image in many entries is decoded once.
///
/// Belongs to the plugin's main thread.
final class BitmapStore {
    /// The picture, size and form of a bitmap.
    struct Request: Hashable {
        let source: UInt64
        let width: Int
        let height: Int
        let content: Content
        let isSmooth: Bool
    }

    /// The part of a picture's pixels that is drawn.
    enum Content: UInt64 {
        case colors = 0
        /// The opacities.
        case alpha = 1
        /// The luminances.
        case luminance = 4
    }

    /// The greatest number of pixels; a frame of the pipe holds no more.
    static let area = 4_000_000
    /// How many bytes are kept between drawings; the least recently used are dropped first.
    private static let budget = 32 * 1024 * 1024

    private var bitmaps: [Request: Bitmap] = [:]
    private var order: [Request] = []
    private var byteCount = 0
    private var failed: Set<UInt64> = []

    /// The bitmap of a picture at a size; nil, reported once, when it cannot be decoded.
    func bitmap(of source: ImageSource, _ request: Request) -> Bitmap? {
        if let known = bitmaps[request] {
            order.removeAll { $0 == request }
            order.append(request)
            return known
        }
        guard !failed.contains(source.digest) else { return nil }
        do throws(ImageProblem) {
            let bitmap = try make(source, request)
            keep(bitmap, request)
            return bitmap
        } catch {
            failed.insert(source.digest)
            source.report(error)
            return nil
        }
    }

    private func make(
        _ source: ImageSource, _ request: Request
    ) throws(ImageProblem) -> Bitmap {
        let pixels = try source.pixels(
            width: request.width, height: request.height, isSmooth: request.isSmooth)
        return Bitmap.with {
            $0.digest = request.digest
            $0.width = UInt32(pixels.width)
            $0.height = UInt32(pixels.height)
            switch request.content {
            case .colors: ($0.format, $0.pixels) = (.bgra, Data(pixels.bytes))
            case .alpha: ($0.format, $0.pixels) = (.mask, Data(pixels.mask))
            case .luminance: ($0.format, $0.pixels) = (.mask, Data(pixels.luminances))
            }
        }
    }

    private func keep(_ bitmap: Bitmap, _ request: Request) {
        bitmaps[request] = bitmap
        order.append(request)
        byteCount += bitmap.pixels.count
        while byteCount > Self.budget, order.count > 1 {
            byteCount -= bitmaps.removeValue(forKey: order.removeFirst())?.pixels.count ?? 0
        }
    }
}

extension BitmapStore.Request {
    /// The digest that identifies the bitmap.
    var digest: UInt64 {
        var digest = Digest()
        digest.add(source)
        digest.add(UInt64(width))
        digest.add(UInt64(height))
        digest.add(content.rawValue | (isSmooth ? 2 : 0))
        return digest.value
    }
}
