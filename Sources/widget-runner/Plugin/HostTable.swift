import CWidgetPlugin
import Glibc
import WidgetWire

/// What the runner offers to the whole plugin, as the C struct the header promises.
///
/// The struct is the first field, so that a pointer to it is one to this; it is never freed.
struct HostTable {
    private let table: widget_host
    private let log: Unmanaged<PluginLog>

    /// Makes the table that stays valid for the life of the process.
    ///
    /// - Parameter bundle: Absolute path of the bundle, or of the folder around a bare library.
    static func make(bundle: String, log: PluginLog) -> UnsafePointer<widget_host> {
        let table = widget_host(
            size: MemoryLayout<widget_host>.size,
            abi_version: PluginLibrary.abiVersion,
            version: strdup(runnerVersion),
            bundle_path: strdup(bundle),
            log: { HostTable.log($0, $1, $2, $3) },
            extension: { _, id in
                text(id) == ImagesTable.id ? UnsafeRawPointer(ImagesTable.pointer) : nil
            })
        let host = UnsafeMutablePointer<HostTable>.allocate(capacity: 1)
        host.initialize(to: HostTable(table: table, log: .passRetained(log)))
        return UnsafeRawPointer(host).assumingMemoryBound(to: widget_host.self)
    }

    private static func log(
        _ host: UnsafePointer<widget_host>?, _ level: widget_log_level,
        _ bytes: UnsafePointer<CChar>?, _ length: Int
    ) {
        guard let host else { return }
        let table = UnsafeRawPointer(host).assumingMemoryBound(to: HostTable.self)
        let log = table.pointee.log.takeUnretainedValue()
        let line = text(bytes, length: length, limit: PluginLog.lineLimit)
        log.write(LogLine.Level(rawValue: Int(level.rawValue)) ?? .info, line)
    }
}
