import CWidgetPlugin
import Synchronization
import WidgetWire

/// The functions of the optional feature "porthole.center/1".
///
/// The functions do not name a host, so there is only one center.
enum CenterTable {
    static let id = "porthole.center/1"

    private static let center = Mutex<Center?>(nil)

    /// The C struct; never changed or freed.
    nonisolated(unsafe) private static let pointer: UnsafePointer<widget_center> = {
        let table = UnsafeMutablePointer<widget_center>.allocate(capacity: 1)
        table.initialize(
            to: widget_center(
                size: MemoryLayout<widget_center>.size,
                reload_timelines: { CenterTable.reload(.timelines, of: $0) },
                reload_controls: { CenterTable.reload(.controls, of: $0) },
                instances: { CenterTable.instances($0, $1) },
                invalidate_recommendations: {
                    CenterTable.center.withLock { $0 }?.reload(.recommendations)
                }))
        return UnsafePointer(table)
    }()

    /// The table, whose functions use this center from now on.
    static func table(of center: Center) -> UnsafePointer<widget_center> {
        self.center.withLock { $0 = center }
        return pointer
    }

    private static func reload(_ subject: ReloadRequest.Subject, of kind: UnsafePointer<CChar>?) {
        center.withLock { $0 }?.reload(subject, of: String(plugin: kind))
    }

    private static func instances(
        _ each: (
            @convention(c) (UnsafePointer<widget_instance>?, UnsafeMutableRawPointer?) -> Void
        )?,
        _ context: UnsafeMutableRawPointer?
    ) {
        guard let each, let center = center.withLock({ $0 }) else { return }
        for instance in center.instances {
            let lent = LentInstance(instance)
            withExtendedLifetime(lent) {
                withUnsafePointer(to: lent.instance) { each($0, context) }
            }
        }
    }
}
