import AppIntents
import CWidgetPlugin

/// What the plugin asks of the host unasked: the feature "porthole.center/1" of the runner.
enum HostCenter {
    // Unsafe but sound: the runner's table never changes.
    nonisolated(unsafe) private static let table: UnsafePointer<widget_center>? =
        PluginLog.host.flatMap { widget_extension($0, "porthole.center/1") }
        .map { $0.assumingMemoryBound(to: widget_center.self) }

    /// Asks for new timelines of a kind, or of all; logs once that an older runner takes no requests.
    static func reloadTimelines(ofKind kind: String?) {
        guard let table else { return logIgnored("timelines") }
        table.pointee.reload_timelines(kind)
    }

    /// Asks for new values of the controls of a kind, or of all.
    static func reloadControls(ofKind kind: String?) {
        guard let table else { return logIgnored("controls") }
        table.pointee.reload_controls(kind)
    }

    /// Says that what the plugin's widgets recommend is not what it was.
    static func invalidateRecommendations() {
        guard let table,
            table.pointee.size
                > MemoryLayout<widget_center>.offset(of: \.invalidate_recommendations) ?? 0
        else { return logIgnored("recommendations") }
        table.pointee.invalidate_recommendations()
    }

    /// A widget or a control that a user has placed.
    struct Instance: Sendable {
        let kind: String
        /// A single bit; 0 for a control.
        let family: widget_family
        let arguments: [String: _StoredValue]
    }

    /// What users have placed of the plugin.
    static func instances() -> [Instance] {
        final class Found {
            var instances: [Instance] = []
        }
        let found = Found()
        table?.pointee.instances(
            { instance, context in
                guard let instance, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().instances
                    .append(Instance(instance.pointee))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.instances
    }

    private static func logIgnored(_ what: String) {
        PluginLog.warnOnce(
            "This runner takes no requests for new \(what): the host asks when the policy says so.")
    }
}

extension HostCenter.Instance {
    fileprivate init(_ instance: widget_instance) {
        kind = instance.kind.map { String(cString: $0) } ?? ""
        family = instance.family
        var arguments: [String: _StoredValue] = [:]
        for argument in UnsafeBufferPointer(
            start: instance.arguments, count: instance.argument_count)
        {
            guard let name = argument.name else { continue }
            arguments[String(cString: name)] = _StoredValue(argument.value, argument.type)
        }
        self.arguments = arguments
    }
}
