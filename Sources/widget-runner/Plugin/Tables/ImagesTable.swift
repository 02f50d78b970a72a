import CWidgetPlugin
import WidgetImages

/// The functions of the optional feature "porthole.images/1".
///
/// They keep no state, so any thread may call them.
enum ImagesTable {
    static let id = "porthole.images/1"

    /// The C struct; never changed or freed.
    nonisolated(unsafe) static let pointer: UnsafePointer<widget_images> = {
        let table = UnsafeMutablePointer<widget_images>.allocate(capacity: 1)
        table.initialize(
            to: widget_images(
                size: MemoryLayout<widget_images>.size,
                measure: { measure($0, width: $1, height: $2) },
                decode: { decode($0, width: $1, height: $2, rgba: $3) },
                encode: { encode($0, quality: $1, receive: $2, context: $3) }))
        return UnsafePointer(table)
    }()

    private static func source(_ image: UnsafePointer<widget_image>?) -> ImageSource? {
        guard let image else { return nil }
        let raw = copySized(image, into: widget_image())
        return try? ImageSource(raw, digest: 0)
    }

    private static func measure(
        _ image: UnsafePointer<widget_image>?, width: UnsafeMutablePointer<Double>?,
        height: UnsafeMutablePointer<Double>?
    ) -> Bool {
        guard let source = source(image) else { return false }
        width?.pointee = source.width
        height?.pointee = source.height
        return true
    }

    private static func decode(
        _ image: UnsafePointer<widget_image>?, width: UInt32, height: UInt32,
        rgba: UnsafeMutablePointer<UInt8>?
    ) -> Bool {
        let (columns, rows) = (Int(width), Int(height))
        guard let rgba, (1...ImageLimits.side).contains(columns),
            (1...ImageLimits.side).contains(rows), columns * rows <= ImageLimits.area,
            let pixels = try? source(image)?.pixels(width: columns, height: rows)
        else { return false }
        let bytes = pixels.enlarged(to: columns, rows).rgba
        rgba.update(from: bytes, count: bytes.count)
        return true
    }

    private static func encode(
        _ image: UnsafePointer<widget_image>?, quality: Double,
        receive: ((UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Void)?,
        context: UnsafeMutableRawPointer?
    ) -> Bool {
        guard let receive, let source = source(image),
            let pixels = try? source.pixels(
                width: Int(source.width), height: Int(source.height)),
            let file = quality >= 0 ? try? pixels.jpeg(quality: quality) : try? pixels.png()
        else { return false }
        file.withUnsafeBytes { receive(context, $0.baseAddress, $0.count) }
        return true
    }
}
