import CWidgetPlugin
import Glibc
import Synchronization
import WidgetWire

/// The functions of the optional feature "porthole.center/1"; they name no host, so there is one.
enum CenterTable {
    static let id = "porthole.center/1"

    private static let center = Mutex<Center?>(nil)

    /// Never freed.
    nonisolated(unsafe) private static let pointer: UnsafePointer<widget_center> = {
        let table = UnsafeMutablePointer<widget_center>.allocate(capacity: 1)
        table.initialize(
            to: widget_center(
                size: MemoryLayout<widget_center>.size,
                reload_timelines: { CenterTable.reload($0, controls: false) },
                reload_controls: { CenterTable.reload($0, controls: true) },
                instances: { CenterTable.instances($0, $1) },
                invalidate_recommendations: {
                    CenterTable.center.withLock { $0 }?.invalidateRecommendations()
                }))
        return UnsafePointer(table)
    }()

    /// The table, whose functions are the center's from now on.
    static func table(of center: Center) -> UnsafePointer<widget_center> {
        self.center.withLock { $0 = center }
        return pointer
    }

    private static func reload(_ kind: UnsafePointer<CChar>?, controls: Bool) {
        center.withLock { $0 }?.reload(text(kind), controls: controls)
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

/// A placed instance as the C struct the header promises, as long as the object lives.
private final class LentInstance {
    private(set) var instance = widget_instance()
    private let arguments: UnsafeMutableBufferPointer<widget_argument>
    private var strings: [UnsafeMutablePointer<CChar>?] = []

    init(_ placed: PlacedInstance) {
        arguments = .allocate(capacity: placed.configuration.count)
        let values = placed.configuration.sorted { $0.key < $1.key }
        for (index, (name, value)) in values.enumerated() {
            arguments.initializeElement(at: index, to: argument(name, value))
        }
        instance.size = MemoryLayout<widget_instance>.size
        instance.kind = copy(placed.kind)
        instance.family = placed.family.bit
        instance.arguments = UnsafePointer(arguments.baseAddress)
        instance.argument_count = arguments.count
    }

    deinit {
        arguments.deallocate()
        strings.forEach { free($0) }
    }

    private func argument(_ name: String, _ value: ParameterValue) -> widget_argument {
        var argument = widget_argument()
        argument.size = MemoryLayout<widget_argument>.size
        argument.name = copy(name)
        switch value.value {
        case .bool(let value): (argument.type, argument.value.as_bool) = (WIDGET_BOOL, value)
        case .int(let value): (argument.type, argument.value.as_int) = (WIDGET_INT, value)
        case .double(let value): (argument.type, argument.value.as_double) = (WIDGET_DOUBLE, value)
        case .date(let value): (argument.type, argument.value.as_double) = (WIDGET_DATE_TIME, value)
        case .string(let value):
            (argument.type, argument.value.as_string) = (WIDGET_STRING, copy(value))
        case nil: (argument.type, argument.value.as_string) = (WIDGET_STRING, copy(""))
        }
        return argument
    }

    private func copy(_ text: String) -> UnsafePointer<CChar>? {
        let string = strdup(text)
        strings.append(string)
        return UnsafePointer(string)
    }
}
