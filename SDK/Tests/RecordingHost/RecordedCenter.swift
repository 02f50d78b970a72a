package import CWidgetPlugin
import Foundation
import Synchronization

/// What the plugin asks of the host unasked; its requests are printed, its instances are placed
/// here.
package enum RecordedCenter {
    /// A widget or a control that is placed.
    package struct Instance: Sendable {
        package let kind: String
        /// A single bit; 0 for a control.
        package let family: widget_family
        /// What is set, by name.
        package let arguments: [Argument]

        package init(kind: String, family: widget_family, arguments: [Argument]) {
            self.kind = kind
            self.family = family
            self.arguments = arguments
        }
    }

    /// What is set of a parameter; a text is never freed.
    package struct Argument: @unchecked Sendable {
        // Unchecked: nothing of it changes.
        let name: String
        let type: widget_type
        let value: widget_value
    }

    private static let placed = Mutex<[Instance]>([])

    /// Places instances.
    package static func place(_ instances: [Instance]) { placed.withLock { $0 = instances } }

    /// The feature's table.
    // Unsafe but sound: it never changes.
    nonisolated(unsafe) static let table: UnsafePointer<widget_center> = {
        let table = UnsafeMutablePointer<widget_center>.allocate(capacity: 1)
        table.initialize(
            to: widget_center(
                size: MemoryLayout<widget_center>.size,
                reload_timelines: { print("center: reload timelines \(text($0))") },
                reload_controls: { print("center: reload controls \(text($0))") },
                instances: { each, context in
                    guard let each else { return }
                    for instance in placed.withLock({ $0 }) { show(instance, each, context) }
                },
                invalidate_recommendations: { print("center: invalidate recommendations") }))
        return UnsafePointer(table)
    }()

    private static func text(_ kind: UnsafePointer<CChar>?) -> String {
        kind.map { String(cString: $0) } ?? "of all kinds"
    }

    private static func show(
        _ instance: Instance,
        _ each: @convention(c) (UnsafePointer<widget_instance>?, UnsafeMutableRawPointer?) -> Void,
        _ context: UnsafeMutableRawPointer?
    ) {
        // Never freed: a test places few.
        let arguments = instance.arguments.map { argument in
            widget_argument(
                size: MemoryLayout<widget_argument>.stride, name: strdup(argument.name),
                type: argument.type, value: argument.value)
        }
        arguments.withUnsafeBufferPointer { arguments in
            var raw = widget_instance(
                size: MemoryLayout<widget_instance>.size, kind: strdup(instance.kind),
                family: instance.family, arguments: arguments.baseAddress,
                argument_count: arguments.count)
            each(&raw, context)
        }
    }
}

extension [LoadedPlugin.Parameter] {
    /// What of these parameters `settings` names.
    package func arguments(of settings: [String: String]) -> [RecordedCenter.Argument] {
        compactMap { parameter in
            settings[parameter.name].map { text in
                RecordedCenter.Argument(
                    name: parameter.name, type: parameter.type,
                    value: parameter.value(parsing: text))
            }
        }
    }
}
