import CWidgetPlugin
import Glibc
import WidgetWire

/// The functions that the runner offers to the whole plugin, as the header's C struct.
///
/// The struct is the first field, so that a pointer to it is one to this; it is never freed.
struct HostTable {
    private let table: widget_host
    private let log: Unmanaged<PluginLog>
    private let center: Unmanaged<Center>

    /// Makes a table that is valid for the life of the process.
    ///
    /// - Parameter bundle: The absolute path of the bundle, or of the folder around a bare library.
    static func make(
        bundle: String, log: PluginLog, center: Center
    ) -> UnsafePointer<widget_host> {
        let table = widget_host(
            size: MemoryLayout<widget_host>.size,
            abi_version: PluginLibrary.abiVersion,
            version: strdup(portholeVersion),
            bundle_path: strdup(bundle),
            log: { HostTable.log($0, $1, $2, $3) },
            extension: { host, id in host.flatMap { HostTable.feature($0, String(plugin: id)) } })
        let host = UnsafeMutablePointer<HostTable>.allocate(capacity: 1)
        host.initialize(
            to: HostTable(
                table: table, log: .passRetained(log), center: .passRetained(center)))
        return UnsafeRawPointer(host).assumingMemoryBound(to: widget_host.self)
    }

    /// The functions of an optional feature; nil when there is none with this name.
    private static func feature(
        _ host: UnsafePointer<widget_host>, _ id: String?
    ) -> UnsafeRawPointer? {
        switch id {
        case FontsTable.id: UnsafeRawPointer(FontsTable.pointer)
        case ImagesTable.id: UnsafeRawPointer(ImagesTable.pointer)
        case CenterTable.id:
            UnsafeRawPointer(
                CenterTable.table(of: HostTable.table(host).center.takeUnretainedValue()))
        default: nil
        }
    }

    private static func table(_ host: UnsafePointer<widget_host>) -> HostTable {
        UnsafeRawPointer(host).assumingMemoryBound(to: HostTable.self).pointee
    }

    private static func log(
        _ host: UnsafePointer<widget_host>?, _ level: widget_log_level,
        _ bytes: UnsafePointer<CChar>?, _ length: Int
    ) {
        guard let host else { return }
        let log = table(host).log.takeUnretainedValue()
        let line = String(plugin: bytes, length: length, limit: PluginLog.lineLimit)
        log.write(LogLine.Level(rawValue: Int(level.rawValue)) ?? .info, line)
    }
}
