import CWidgetPlugin
import Glibc
import WidgetImages
import WidgetLayout

/// The pictures of a plugin, kept so that one used in many entries is read once.
///
/// Belongs to the plugin's main thread.
final class ImageShelf {
    /// The greatest number of bytes of pictures kept; the oldest are dropped first.
    private static let budget = 32 * 1024 * 1024

    /// How many broken pictures are reported; their plugin may have any number of them.
    private static let problemLimit = 100

    private let problems: PictureProblems
    /// The pictures by their digest; nil for one that cannot be drawn, which was reported.
    private var sources: [UInt64: ImageSource?] = [:]
    private var order: [(digest: UInt64, cost: Int)] = []
    private var cost = 0

    init(log: PluginLog) {
        problems = PictureProblems(log: log, limit: Self.problemLimit)
    }

    /// The picture of a plugin's struct; a broken one is empty, and is reported once.
    func image(_ pointer: UnsafePointer<widget_image>) -> ImageValue {
        let raw = copySized(pointer, into: widget_image())
        let digest = Self.digest(raw)
        if let known = sources[digest] { return ImageValue(source: known, scale: raw.scale) }
        var source: ImageSource?
        let name = Self.name(raw)
        do throws(ImageProblem) {
            source = try ImageSource(raw, digest: digest) { [problems] problem in
                problems.report(problem, of: name)
            }
        } catch {
            problems.report(error, of: name)
        }
        keep(source, digest)
        return ImageValue(source: source, scale: raw.scale)
    }

    /// The picture as the subject of a sentence, with the path or the number of its bytes.
    private static func name(_ raw: widget_image) -> String {
        guard raw.bytes == nil, let path = String(plugin: raw.path) else {
            return "A picture of \(raw.bytes == nil ? 0 : raw.length) bytes"
        }
        return "The picture '\(path)'"
    }

    /// The digest of the bytes or, for a file, of its name, size and last change.
    private static func digest(_ raw: widget_image) -> UInt64 {
        var digest = Digest()
        if let bytes = raw.bytes {
            let count = min(raw.length, ImageLimits.area * 4 + 1)
            digest.add(UnsafeRawBufferPointer(start: bytes, count: count))
            digest.add(UInt64(raw.width) << 32 | UInt64(raw.height))
        } else if let path = raw.path {
            var status = stat()
            digest.add(UnsafeRawBufferPointer(start: path, count: strlen(path)))
            guard stat(path, &status) == 0 else { return digest.value }
            digest.add(UInt64(bitPattern: Int64(status.st_size)))
            digest.add(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
            digest.add(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
        }
        return digest.value
    }

    private func keep(_ source: ImageSource?, _ digest: UInt64) {
        sources[digest] = .some(source)
        // Even pictures that cannot be drawn have a cost.
        order.append((digest, (source?.byteCount ?? 0) + 1024))
        cost += order[order.count - 1].cost
        while cost > Self.budget, order.count > 1 {
            let oldest = order.removeFirst()
            sources[oldest.digest] = nil
            cost -= oldest.cost
        }
    }
}
