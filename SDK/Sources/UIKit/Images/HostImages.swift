package import CWidgetPlugin
import Foundation

/// The runner's image decoders.
package enum HostImages {
    // Unsafe but sound: set once, by the entry, before any other code of the plugin runs.
    private nonisolated(unsafe) static var table: UnsafePointer<widget_images>?

    /// Finds the decoders of the runner that loaded this plugin.
    package static func install(_ host: UnsafePointer<widget_host>) {
        table = widget_extension(host, "porthole.images/1")?
            .assumingMemoryBound(to: widget_images.self)
    }

    /// Returns the size in pixels, or in points for vector formats; `nil` if the image cannot be
    /// drawn.
    package static func size(of content: ImageContent) -> CGSize? {
        content.withHeader(scale: 1) { image in
            var (width, height) = (0.0, 0.0)
            guard let measure = table?.pointee.measure, measure(image, &width, &height) else {
                return nil
            }
            return CGSize(width: width, height: height)
        } ?? nil
    }

    /// Returns the pixels scaled to a size.
    package static func pixels(of content: ImageContent, width: Int, height: Int) -> [UInt8] {
        guard width > 0, height > 0, width <= 16_384, height <= 16_384,
            width * height <= 40_000_000
        else { return [] }
        return content.withHeader(scale: 1) { image in
            var rgba = [UInt8](repeating: 0, count: width * height * 4)
            guard let decode = table?.pointee.decode,
                decode(image, UInt32(width), UInt32(height), &rgba)
            else { return [] }
            return rgba
        } ?? []
    }

    /// Returns the image as a file: a PNG, or a JPEG with a quality from 0 to 1.
    static func file(of content: ImageContent, quality: Double?) -> Data? {
        final class Output {
            var data = Data()
        }
        let output = Output()
        let isDone = content.withHeader(scale: 1) { image in
            table?.pointee.encode?(
                image, quality.map { max(0, min($0, 1)) } ?? -1,
                { context, bytes, count in
                    guard let context, let bytes else { return }
                    Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data = Data(
                        bytes: bytes, count: count)
                }, Unmanaged.passUnretained(output).toOpaque())
        }
        return isDone == .some(true) ? output.data : nil
    }
}
